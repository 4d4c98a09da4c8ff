//! The web page in a real browser, with a little bot on the other side.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]

mod browser;
#[path = "parrot/mod.rs"]
mod parrot;

use browser::Browser;
use tavolino::sandbox::{Options, Sandbox};

async fn table() -> (Sandbox, tokio::task::JoinHandle<()>) {
    let address = ([127, 0, 0, 1], 0).into();
    let sandbox = Sandbox::start(Options {
        address,
        data: None,
        fresh: false,
    })
    .await
    .unwrap();
    let bot = parrot::start(&sandbox.url(), sandbox.token()).await;
    (sandbox, bot)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_do_everything_on_the_page() {
    let Some(page) = Browser::open(1280, 800).await else {
        return;
    };
    let (sandbox, bot) = table().await;
    page.go(&sandbox.url(), 1).await;
    page.channel("games").await;

    page.write("Hello **everyone**, <script>alert(1)</script> and @Bruno")
        .await;
    // The first Enter took the name out of the list of members.
    page.enter().await;
    page.read(
        "#messages .message .content",
        "Hello everyone, <script>alert(1)</script> and @Bruno",
    )
    .await;

    page.click("#write").await;
    page.keys("/").await;
    page.see(".picker [data-command='show board']").await;
    page.picture("commands").await;
    page.keys("fru").await;
    page.enter().await;
    page.see("[data-command='fruit'] input[data-option='name']").await;
    page.keys("ap").await;
    page.see(".picker [data-value='apricot']").await;
    page.picture("completion").await;
    page.click(".picker [data-value='apricot']").await;
    page.click(".pill.add[data-option='friend']").await;
    page.see(".picker .pick").await;
    page.keys("chi").await;
    page.enter().await;
    page.enter().await;
    page.read("#messages", "A nice apricot for @Chiara").await;

    page.command("show board").await;
    page.see(".embed .picture img").await;
    page.picture("board-dark").await;
    page.click(".alt").await;
    page.read(".alt-text:not([hidden])", "five by five").await;
    page.click(".alt").await;

    page.press("My hand").await;
    page.read(".message.private", "Only you can see this").await;
    page.become_person(2).await;
    page.channel("games").await;
    page.read("#messages", "A nice apricot").await;
    assert!(!page.text("#messages").await.contains("Two cards"));
    assert!(page.text(".message.pinged").await.contains("@Bruno"));
    page.become_person(1).await;
    page.click(".message.private .dismiss").await;
    page.gone(".message.private").await;

    page.click(".select").await;
    page.click(".option[data-value='b3']").await;
    page.read("#messages", "@Ada chose b3.").await;

    page.press("Name it").await;
    page.see("dialog.modal input").await;
    page.keys("Otto").await;
    page.picture("modal").await;
    page.enter().await;
    page.read("#messages", "It is called Otto now.").await;
    page.gone("dialog").await;

    page.press("No answer").await;
    page.see(".button.pending").await;
    page.read(".components .failed", "This interaction failed").await;

    page.command("silent").await;
    page.read(".attempt", "Sending command").await;
    page.read(".attempt", "The application did not respond").await;
    page.picture("failures").await;
    page.click(".attempt .dismiss").await;
    page.gone(".attempt").await;

    page.command("show slow").await;
    page.read(".message.private", "That took a while.").await;
    bot.abort();
    sandbox.stop().await;
    page.close().await;
}
