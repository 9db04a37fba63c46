package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every game in the studio: those that are shipped, and one that somebody made without Java. */
@Tag("slow")
class StudioGamesBrowserTest {

  @TempDir private static Path folder;
  private static Chrome chrome;

  @BeforeAll
  static void open() throws Exception {
    chrome = new Chrome(folder, 1280, 800, false);
  }

  @AfterAll
  static void close() {
    if (chrome != null) {
      chrome.close();
    }
  }

  /** A page whose studio is closed asks for it in vain. */
  @AfterEach
  void leave() throws Exception {
    chrome.open("about:blank");
    chrome.complaints.clear();
  }

  private static void go(String game, String part, String awaited) throws Exception {
    chrome.tell("location.hash = '#/" + game + "/" + part + "'");
    chrome.await(awaited);
  }

  private static void picture(String name) throws Exception {
    Thread.sleep(300);
    chrome.picture(Files.createDirectories(Path.of("target/studio")).resolve(name + ".png"));
  }

  private static void isEditedAndPlayed(StudioPage page, String game) throws Exception {
    chrome.open(page.server.link());
    chrome.await("document.querySelector('.face')");
    picture("cards-" + game);
    chrome.tell("document.querySelector('.face').click()");
    chrome.await("document.querySelector('.detail h2')");
    go(game, "sheets", "document.querySelector('.grid .cell, textarea.code')");
    go(game, "play", "document.querySelector('form.begin')");
    chrome.tell(
        "document.getElementById('play-seed').value = '7';"
            + "document.querySelector('form.begin button.main').click()");
    for (int i = 0; i < 4; i++) {
      chrome.await("document.querySelector('.options button, .decisions.ended')");
      int before = chrome.tell("Number(document.querySelector('.play').dataset.answers)").asInt();
      if (chrome.tell("!document.querySelector('.options button')").asBoolean()) {
        break;
      }
      chrome.tell("document.querySelector('.options button').click()");
      chrome.await(
          "Number(document.querySelector('.play')?.dataset.answers) > "
              + before
              + " || document.querySelector('.decisions.ended')");
    }
    assertThat(chrome.tell("document.querySelectorAll('.table .card').length").asInt())
        .isPositive();
    if (game.equals("valeria")) {
      assertThat(chrome.tell("document.querySelectorAll('.z-monsters .stack').length").asInt())
          .as("stacks of monsters")
          .isEqualTo(5);
      assertThat(chrome.tell("document.querySelectorAll('.z-citizens .card').length").asInt())
          .as("tops of citizens")
          .isEqualTo(10);
      chrome.tell("document.querySelector('.z-monsters .stack details').open = true");
    }
    picture("play-" + game);
    go(game, "play/set-up", "document.querySelector('.form .field')");
    chrome.await("document.querySelector('.set-up .table').children.length");
    picture("set-up-" + game);
    assertThat(chrome.complaints).isEmpty();
    assertThat(page.failures).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void aShippedGameIsEditedAndPlayed(String game) throws Exception {
    try (StudioPage page = new StudioPage(folder.resolve(game), game)) {
      isEditedAndPlayed(page, game);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cards", "duel", "lanes"})
  void aGameMadeWithoutJavaIsEditedAndPlayed(String like) throws Exception {
    String game = "tin-" + like;
    assertThat(Ran.in(folder, "", "new", game, "--in", "made-" + like, "--like", like).code())
        .isZero();
    try (StudioPage page = new StudioPage(folder.resolve("made-" + like), game)) {
      isEditedAndPlayed(page, game);
    }
  }

  @Test
  void rolesAndCardsWrittenAsTextHaveTheirSentencesBeside() throws Exception {
    try (StudioPage page = new StudioPage(folder.resolve("text"), "werewolf")) {
      chrome.open(page.server.link());
      chrome.await("document.querySelector('.face')");
      String town = StudioPage.word("data/werewolf/roles/town.txt");
      go("werewolf", "sheets/" + town, "document.querySelector('.sentences li')");
      chrome.tell("document.querySelectorAll('.sentences button')[1].click()");
      chrome.await("document.querySelector('.sentences .here')");
      picture("text-werewolf");
      chrome.tell("document.querySelector('textarea.code').focus()");
      chrome.tell(
          "const area = document.querySelector('textarea.code');"
              + " area.setSelectionRange(area.value.length, area.value.length)");
      chrome.type("Herb");
      chrome.tell(
          "document.querySelector('textarea.code').dispatchEvent(new KeyboardEvent('keydown',"
              + " {key: ' ', ctrlKey: true}))");
      chrome.await("document.querySelector('.words li')?.textContent === 'Herbalist'");
      assertThat(chrome.complaints).isEmpty();
    }
  }

  @Test
  void aNameThatLooksLikeMarkupIsShownAsItIs() throws Exception {
    Path copy = StudioPage.copied("math-battle", folder.resolve("markup"));
    Path hero = copy.resolve("data/math-battle/heroes/fire_mage.json");
    String name = "<img src=x onerror=alert(1)>";
    Files.writeString(hero, Files.readString(hero).replace("\"Fire Mage\"", "\"" + name + "\""));
    try (StudioPage page = new StudioPage(copy, "math-battle")) {
      chrome.open(page.server.link());
      chrome.await("document.body.innerText.includes('<img src=x onerror')");
      assertThat(chrome.tell("document.querySelectorAll('main img').length").asInt()).isZero();
      assertThat(chrome.complaints).isEmpty();
    }
  }
}
