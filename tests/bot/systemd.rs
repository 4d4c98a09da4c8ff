//! Notifications to a service manager that listens.

use std::os::unix::net::UnixDatagram;
use std::time::Duration;

use crate::house::House;

/// The notifications until `enough` holds for them.
fn notifications(listener: &UnixDatagram, enough: impl Fn(&[String]) -> bool) -> Vec<String> {
    let mut states = Vec::new();
    let mut letter = [0; 256];
    while !enough(&states) {
        let length = listener.recv(&mut letter);
        let length = length.unwrap_or_else(|error| panic!("{error}, after {states:?}"));
        let text = std::str::from_utf8(&letter[..length]).unwrap();
        states.extend(text.lines().map(str::to_owned));
    }
    states
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
        let alive = |states: &[String]| states.iter().filter(|line| *line == "WATCHDOG=1").count();
        let states = notifications(&listener, |states| {
            states.contains(&"READY=1".to_owned()) && alive(states) > 3
        });
        assert!(!states.contains(&"STOPPING=1".to_owned()), "{states:?}");
    });
    assert_eq!(house.stop_bot().await, Some(0));
    tokio::task::block_in_place(|| {
        notifications(&listener, |states| {
            states.contains(&"STOPPING=1".to_owned())
        });
    });
}
