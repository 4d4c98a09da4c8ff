//! TLS to a remote server, as its address demands.

use tavolino::store::OpenError;

use super::engine::{Server, Way, free_port};
use super::*;

#[tokio::test]
async fn every_connection_is_under_tls_where_the_address_asks_for_it() {
    if !engine::is_server() {
        return;
    }
    let server = Server::start(Way::Port(free_port()));
    let address = server.database("encrypted");
    let certificate = server.folder.join("certificate");
    let known = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    for asked in ["sslmode=require", &known] {
        let address = format!("{address}?{asked}");
        let host = Host::new(Store::open(&address).await.unwrap());
        running(&host, "kintei", asked.len() as i64).await;
        let pool = engine::connect(&address).await;
        let ours = "select cast(count(*) as bigint), cast(count(*) filter (where ssl) as bigint)
            from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'encrypted'";
        let (all, encrypted): (i64, i64) = sqlx::query_as(ours).fetch_one(&pool).await.unwrap();
        assert!(all > 1, "the host's, and this one");
        assert_eq!(encrypted, all, "{asked}");
        pool.close().await;
        host.store().close().await;
    }
    let refused = Store::open(&format!("{address}?sslmode=verify-full")).await;
    assert!(
        matches!(refused, Err(OpenError::Unreachable(..))),
        "nobody vouches for it: {refused:?}"
    );
}
