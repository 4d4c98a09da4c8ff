"""The bot of the walk, with discord.py; two lines point it at the sandbox."""

import io
import os

import discord
import yarl
from discord import app_commands

URL = os.environ["SANDBOX_URL"]
discord.http.Route.BASE = f"{URL}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SANDBOX_GATEWAY"])

WORDS = ["kintei", "kumo", "maze"]


class Bot(discord.AutoShardedClient):
    def __init__(self):
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()


bot = Bot()


class Board(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction, _):
        await interaction.response.edit_message(content="pressed")

    @discord.ui.select(
        custom_id="pick",
        options=[discord.SelectOption(label="A", value="a"), discord.SelectOption(label="B", value="b")],
    )
    async def pick(self, interaction, select):
        await interaction.response.send_message(f"picked: {select.values[0]}", ephemeral=True)


class Form(discord.ui.Modal, title="Form"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"hello {self.name.value}")


@bot.tree.command(description="Repeats a word")
@app_commands.choices(word=[app_commands.Choice(name=word, value=word) for word in ("one", "two")])
async def echo(interaction: discord.Interaction, word: str):
    await interaction.response.send_message(f"echo: {word}")


@bot.tree.command(description="Finds a word")
async def find(interaction: discord.Interaction, word: str):
    await interaction.response.send_message(f"found: {word}")


@find.autocomplete("word")
async def complete(interaction: discord.Interaction, typed: str):
    return [app_commands.Choice(name=word, value=word) for word in WORDS if word.startswith(typed)]


@bot.tree.command(description="Shows a board")
async def board(interaction: discord.Interaction):
    await interaction.response.send_message(
        "a board", embed=discord.Embed(title="Board", description="Press"), view=Board(timeout=None)
    )


@bot.tree.command(description="Opens a form")
async def form(interaction: discord.Interaction):
    await interaction.response.send_modal(Form())


@bot.tree.command(description="Tells a secret")
async def secret(interaction: discord.Interaction):
    await interaction.response.send_message("a secret", ephemeral=True)


@bot.tree.command(description="Takes its time")
async def slow(interaction: discord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("more")
    note = discord.File(io.BytesIO(b"a note"), "note.txt")
    await interaction.edit_original_response(attachments=[note])


@bot.tree.command(description="Writes a letter")
async def letter(interaction: discord.Interaction):
    await interaction.user.send("a letter")
    await interaction.response.send_message("sent", ephemeral=True)


@bot.tree.command(description="Opens a thread")
async def talk(interaction: discord.Interaction):
    thread = await interaction.channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    await interaction.response.send_message("opened")


@bot.tree.command(description="Lays out cards")
async def cards(interaction: discord.Interaction):
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("# Cards"))
    await interaction.response.send_message(view=view)


bot.run(os.environ["SANDBOX_TOKEN"])
