//! What the bot tells a service manager that listens.

use std::os::unix::net::UnixDatagram;
use std::time::Duration;

use crate::house::House;

/// What was told until `enough`.
fn told(listener: &UnixDatagram, enough: impl Fn(&[String]) -> bool) -> Vec<String> {
    let mut told = Vec::new();
    let mut letter = [0; 256];
    while !enough(&told) {
        let length = listener.recv(&mut letter);
        let length = length.unwrap_or_else(|error| panic!("{error}, after {told:?}"));
        let text = std::str::from_utf8(&letter[..length]).unwrap();
        told.extend(text.lines().map(str::to_owned));
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_when_it_is_ready_alive_and_stopping() {
    let mut house = House::without_bot().await;
    let socket = house.database().with_file_name("notify");
    let listener = UnixDatagram::bind(&socket).unwrap();
    listener
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    house
        .env
        .push(("NOTIFY_SOCKET", socket.display().to_string()));
    house.env.push(("WATCHDOG_USEC", "400000".to_owned()));
    house.start_bot().await;
    tokio::task::block_in_place(|| {
        let alive = |told: &[String]| told.iter().filter(|line| *line == "WATCHDOG=1").count();
        let told = told(&listener, |told| {
            told.contains(&"READY=1".to_owned()) && alive(told) > 3
        });
        assert!(!told.contains(&"STOPPING=1".to_owned()), "{told:?}");
    });
    assert_eq!(house.stop_bot().await, Some(0));
    tokio::task::block_in_place(|| {
        told(&listener, |told| told.contains(&"STOPPING=1".to_owned()));
    });
}
