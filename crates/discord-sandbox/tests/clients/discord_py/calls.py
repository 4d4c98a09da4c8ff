"""The calls of an ordinary bot, made one after another with discord.py; each result is a line on stderr."""

import asyncio
import datetime
import io
import os
import sys

import discord
import yarl

discord.http.Route.BASE = f"{os.environ['SANDBOX_URL']}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SANDBOX_GATEWAY"])

intents = discord.Intents.default()
intents.members = True
intents.message_content = True
bot = discord.Client(intents=intents, chunk_guilds_at_startup=False)
tree = discord.app_commands.CommandTree(bot)


@tree.command(description="Greets")
async def greet(interaction: discord.Interaction):
    await interaction.response.send_message("hello")


made = {}
calls = []


def call(function):
    calls.append(function)
    return function


def named(name):
    return discord.utils.get(bot.guilds[0].channels, name=name)


async def everything(iterator):
    return [item async for item in iterator]


# Messages


@call
async def send_text():
    made["text"] = await named("games").send("Well?")


@call
async def send_embed():
    embed = discord.Embed(title="Board", description="Free", colour=0x336699)
    await named("games").send(embed=embed.add_field(name="a", value="b").set_footer(text="foot"))


@call
async def send_file():
    sent = await named("games").send(file=discord.File(io.BytesIO(b"a note"), "note.txt"))
    assert sent.attachments[0].size == 6


@call
async def send_buttons():
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Read", url="https://example.org"))
    await named("games").send("Press", view=view)


@call
async def send_role_mention():
    await named("games").send("Hear", allowed_mentions=discord.AllowedMentions(roles=False, users=True))


@call
async def send_aloud():
    assert (await named("games").send("Loud", tts=True)).tts


@call
async def reply():
    sent = await made["text"].reply("Yes", mention_author=False)
    assert sent.reference.message_id == made["text"].id


@call
async def edit_message():
    assert (await made["text"].edit(content="Well!")).edited_at


@call
async def fetch_message():
    assert (await named("games").fetch_message(made["text"].id)).content == "Well!"


@call
async def read_history():
    assert len(await everything(named("games").history(limit=5))) == 5


@call
async def suppress_embeds():
    await made["text"].edit(suppress=True)


@call
async def forward():
    sent = await made["text"].forward(named("general"))
    assert sent.message_snapshots[0].content == "Well!"


@call
async def delete_message():
    await (await named("games").send("Gone")).delete()


@call
async def delete_many():
    both = [await named("general").send("One"), await named("general").send("Two")]
    await named("general").delete_messages(both)


@call
async def purge():
    await named("general").send("One")
    assert await named("general").purge(limit=1)


@call
async def show_typing():
    async with named("games").typing():
        pass


# Reactions, pins, polls


@call
async def add_reaction():
    await made["text"].add_reaction("🎲")


@call
async def list_reactors():
    message = await named("games").fetch_message(made["text"].id)
    assert (await everything(message.reactions[0].users()))[0] == bot.user


@call
async def remove_reaction():
    await made["text"].remove_reaction("🎲", bot.user)


@call
async def clear_reaction():
    await made["text"].add_reaction("👍")
    await made["text"].clear_reaction("👍")


@call
async def clear_reactions():
    await made["text"].add_reaction("👍")
    await made["text"].clear_reactions()


@call
async def pin():
    await made["text"].pin()


@call
async def list_pins():
    assert [message.id async for message in named("games").pins()] == [made["text"].id]


@call
async def unpin():
    await made["text"].unpin()


@call
async def send_poll():
    poll = discord.Poll(question="Which?", duration=datetime.timedelta(hours=1))
    poll.add_answer(text="Kintei", emoji="🎲").add_answer(text="Kumo")
    made["poll"] = await named("games").send(poll=poll)
    assert len(made["poll"].poll.answers) == 2


@call
async def list_voters():
    assert await everything(made["poll"].poll.answers[0].voters()) == []


@call
async def end_poll():
    await made["poll"].end_poll()


# Threads and posts


@call
async def thread_from_message():
    made["thread"] = await made["text"].create_thread(name="Talk")


@call
async def private_thread():
    made["private"] = await named("games").create_thread(name="Quiet", type=discord.ChannelType.private_thread)


@call
async def write_in_thread():
    await made["thread"].send("Welcome")


@call
async def add_to_thread():
    await made["private"].add_user(discord.Object(1300000000000000102))


@call
async def list_thread_members():
    assert len(await made["private"].fetch_members()) == 2


@call
async def remove_from_thread():
    await made["private"].remove_user(discord.Object(1300000000000000102))


@call
async def list_active_threads():
    assert len(await bot.guilds[0].active_threads()) >= 2


@call
async def archive_thread():
    await made["thread"].edit(archived=True, locked=True)


@call
async def list_archived_threads():
    assert await everything(named("games").archived_threads())


@call
async def delete_thread():
    await made["private"].delete()


@call
async def open_post():
    forum = named("posts")
    post = await forum.create_thread(name="A table", content="Free", applied_tags=[forum.available_tags[0]])
    made["post"] = post.thread
    assert post.thread.applied_tags == [forum.available_tags[0]]


@call
async def edit_post():
    await made["post"].edit(name="No table", applied_tags=[])


@call
async def publish():
    await (await named("news").send("Hear!")).publish()


# Channels and webhooks


@call
async def create_channel():
    made["channel"] = await bot.guilds[0].create_text_channel("talks", topic="All")


@call
async def create_category():
    category = await bot.guilds[0].create_category("The Back Room")
    await made["channel"].edit(category=category)


@call
async def slow_mode():
    assert (await made["channel"].edit(slowmode_delay=30, topic="Slow")).slowmode_delay == 30


@call
async def set_permissions():
    await made["channel"].set_permissions(bot.guilds[0].default_role, send_messages=False)


@call
async def list_channels():
    assert len(await bot.guilds[0].fetch_channels()) >= 5


@call
async def create_webhook():
    made["webhook"] = await made["channel"].create_webhook(name="Crier")
    assert len(await made["channel"].webhooks()) == 1


@call
async def execute_webhook():
    made["cry"] = await made["webhook"].send("Hear!", username="Herald", wait=True)


@call
async def edit_webhook_message():
    assert (await made["cry"].edit(content="Now")).content == "Now"


@call
async def delete_webhook():
    await made["webhook"].delete()


@call
async def create_invite():
    await named("games").create_invite(max_age=60)


@call
async def delete_channel():
    await made["channel"].delete()


# Members and roles


@call
async def fetch_guild():
    await bot.fetch_guild(bot.guilds[0].id, with_counts=True)


@call
async def fetch_member():
    made["bruno"] = await bot.guilds[0].fetch_member(1300000000000000102)


@call
async def list_members():
    assert len(await everything(bot.guilds[0].fetch_members())) == 5


@call
async def chunk_members():
    assert len(await bot.guilds[0].chunk(cache=False)) == 5


@call
async def query_members():
    assert (await bot.guilds[0].query_members("chi"))[0].name == "chiara"


@call
async def create_role():
    made["role"] = await bot.guilds[0].create_role(name="Keepers", colour=0xFF0000, mentionable=True)


@call
async def edit_role():
    await made["role"].edit(name="Wardens", hoist=True)


@call
async def add_role():
    await made["bruno"].add_roles(made["role"])


@call
async def remove_role():
    await made["bruno"].remove_roles(made["role"])


@call
async def set_nickname():
    await made["bruno"].edit(nick="Bear")


@call
async def time_out():
    await made["bruno"].timeout(datetime.timedelta(minutes=5), reason="Loud")


@call
async def kick():
    await bot.guilds[0].kick(discord.Object(1300000000000000104))


@call
async def ban_and_unban():
    await bot.guilds[0].ban(made["bruno"], reason="Louder")
    assert [entry.reason async for entry in bot.guilds[0].bans()] == ["Louder"]
    await bot.guilds[0].unban(made["bruno"])


@call
async def read_audit_log():
    await everything(bot.guilds[0].audit_logs(limit=5))


@call
async def upload_emoji():
    await bot.guilds[0].create_custom_emoji(name="die", image=b"\x89PNG\r\n\x1a\n")


@call
async def direct_message():
    await (await bot.fetch_user(1300000000000000101)).send("Psst")


@bot.event
async def on_ready():
    await tree.sync()
    for function in calls:
        try:
            await asyncio.wait_for(function(), 10)
            print(f"{function.__name__}: yes", file=sys.stderr)
        except Exception as error:
            print(f"{function.__name__}: no: {error!r}", file=sys.stderr)
    print(f"of {len(calls)}", file=sys.stderr)
    await bot.close()


bot.run(os.environ["SANDBOX_TOKEN"], log_handler=None)
