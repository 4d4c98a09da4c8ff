//! Parts shared by every run of the bot: probes, metrics and the stop signal.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::discord::Health;
use crate::host::Host;
use crate::metrics;
use anyhow::Context;
use tokio::net::TcpListener;

/// Binds the address of metrics and probes; `None` without an address.
pub async fn listen(address: Option<SocketAddr>) -> anyhow::Result<Option<TcpListener>> {
    let Some(address) = address else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.with_context(|| format!("METRICS cannot be served at {address}"))?;
    Ok(Some(listener))
}

/// The health of a bot, served by the listener if there is one.
pub fn observed(host: &Arc<Host>, listener: Option<TcpListener>) -> Arc<Health> {
    let health = Arc::new(Health::new(Arc::clone(host)));
    if let Some(listener) = listener {
        let health = Arc::clone(&health);
        tokio::spawn(async move {
            if let Err(error) = metrics::serve(listener, health).await {
                tracing::error!("metrics server failed: {error}");
            }
        });
    }
    health
}

/// Resolves on Ctrl-C or SIGTERM.
pub async fn stop_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        result = interrupted => if result.is_err() { std::future::pending().await },
        () = terminated => {}
    }
}
