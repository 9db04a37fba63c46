package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The studio in a browser, as an author uses it. */
@Tag("thorough")
class StudioBrowserTest extends InBrowser {

  private static final int ENTER = 13;
  private static final int LETTING_GO_MILLIS = 1_000;
  private static final String PAWN_AND_AFFECTED =
      "getComputedStyle([...document.querySelectorAll('.pattern')].find(one =>"
          + " one.getAttribute('aria-label').includes('B3P,C2X,D3P')).children[7]).backgroundImage";

  @Test
  void theGalleryOpensSoonFindsCardsAndShowsOne() throws Exception {
    go("changes", "document.querySelector('.rounds')");
    long begun = System.nanoTime();
    go("cards", "document.querySelectorAll('.face').length > 100");
    assertThat((System.nanoTime() - begun) / 1_000_000).isLessThan(10_000);
    picture(chrome, "cards");
    assertThat(chrome.tell(PAWN_AND_AFFECTED).asText())
        .as("a tile with a pawn that is affected too")
        .contains("gradient");
    chrome.tell("document.querySelector('input[type=search]').focus()");
    chrome.type("Zemzelett");
    chrome.await("document.querySelectorAll('.face').length === 1");
    chrome.tell("document.querySelector('.face').click()");
    chrome.await("document.querySelector('.detail h2')?.textContent === 'Zemzelett'");
    assertThat(chrome.tell("document.querySelector('.detail').innerText").asText())
        .contains("raised by 3", "Tests", "Where it is written");
    picture(chrome, "card");
    isUsable(chrome, 1280);
  }

  /** Lets the page think that it is seen, or is not. */
  private static void hide(boolean hidden) throws Exception {
    chrome.tell(
        "Object.defineProperty(document, 'hidden', {value: "
            + hidden
            + ", configurable: true}); document.dispatchEvent(new Event('visibilitychange'))");
  }

  @Test
  void aPageThatIsNotSeenListensToNothingAndCatchesUpWhenItIsSeen() throws Exception {
    String rounds = "document.querySelectorAll('.round').length";
    go("changes", "document.querySelector('.rounds')");
    int told = page.get("/changes").path("rounds").size();
    chrome.await(rounds + " === " + told);
    hide(true);
    Thread.sleep(LETTING_GO_MILLIS);
    Path deck = page.folder.resolve("data/queens-blood/decks/pawns.json");
    Files.writeString(deck, Files.readString(deck) + "\n");
    while (page.get("/changes").path("rounds").size() == told) {
      Thread.sleep(LETTING_GO_MILLIS);
    }
    assertThat(chrome.tell(rounds).asInt()).isEqualTo(told);
    hide(false);
    chrome.await(rounds + " > " + told);
    chrome.await("document.querySelector('#status .pill.good')");
  }

  @Test
  void anEditOfACellIsToldWithinASecondAndUndone() throws Exception {
    String book = StudioPage.word("decision-tables/queens-blood/effects.drl.xlsx");
    go(
        "sheets/" + book + "/Change%20power/D28",
        "document.querySelector('.cell-name')?.textContent === 'D28'"
            + " && document.querySelector('.cell-input').value");
    picture(chrome, "sheet");
    String name =
        "[...document.querySelectorAll('.row-number')].length > 10"
            + " && document.querySelector('.means').textContent.length > 10";
    chrome.await(name);
    String amount = chrome.tell("document.querySelector('.cell-input').value").asText();
    chrome.tell("document.querySelector('.cell-input').select()");
    chrome.tell("document.querySelector('.cell-input').focus()");
    chrome.type("is plaid");
    chrome.key("Enter", ENTER);
    long millis = chrome.await("document.querySelector('.pill.bad')");
    assertThat(millis).as("milliseconds, also on a busy machine").isLessThan(10_000);
    chrome.tell(
        "document.querySelector('.grid').dispatchEvent(new KeyboardEvent('keydown', {key:"
            + " 'ArrowUp'}))");
    chrome.await("document.querySelector('.cell-findings button')");
    picture(chrome, "finding");
    chrome.tell("document.querySelector('.cell-findings button').click()");
    chrome.await("!document.querySelector('.pill.bad')");
    chrome.await("document.querySelector('.cell-input').value === '" + amount + "'");
    isUsable(chrome, 1280);
  }

  @Test
  void onlyTheLastSaveHasTestsThatAreStillToBePlayed() throws Exception {
    String was = "3";
    for (String next : List.of("5", "6", "7", "3")) {
      int saves = page.get("/changes").path("rounds").size();
      page.post(
          "/cell",
          Json.object()
              .put("file", "decision-tables/queens-blood/effects.drl.xlsx")
              .put("sheet", "Auras")
              .put("cell", "H15")
              .put("before", was)
              .put("after", next));
      was = next;
      page.await("/changes", all -> all.path("rounds").size() > saves);
    }
    go("changes", "document.querySelectorAll('.round').length > 3");
    page.await(
        "/state",
        state -> !state.at("/tests/again").asBoolean() && state.at("/tests/waiting").asInt() == 0);
    chrome.await("!document.querySelector('.rounds').innerText.includes('still to be')");
    assertThat(chrome.tell("document.querySelector('.rounds').innerText").asText())
        .doesNotContain("still to be played");
  }

  @Test
  void aMatchIsPlayedOnLanesAndExplained() throws Exception {
    go("play", "document.querySelector('form.begin')");
    chrome.tell(
        "document.getElementById('play-seed').value = '7';"
            + "document.querySelector('form.begin button.main').click()");
    for (int i = 0; i < 3; i++) {
      chrome.await("document.querySelector('.options button')");
      int before = chrome.tell("document.querySelectorAll('.story li').length").asInt();
      chrome.tell("document.querySelector('.options button').click()");
      chrome.await("document.querySelectorAll('.story li').length > " + before);
    }
    assertThat(chrome.tell("document.querySelectorAll('.tile').length").asInt()).isEqualTo(15);
    assertThat(chrome.tell("document.querySelectorAll('.lit').length").asInt()).isPositive();
    picture(chrome, "play");
    chrome.tell("[...document.querySelectorAll('.story .change .line')].at(-1).click()");
    chrome.await("document.querySelector('dialog .chain')");
    picture(chrome, "why");
    chrome.tell("document.querySelector('dialog').close()");
    chrome.tell("document.querySelector('.lanes .card-stats button').click()");
    chrome.await(
        "document.querySelector('dialog .explanation h3')?.textContent.includes('power is')");
    chrome.tell("document.querySelector('dialog').close()");
    assertThat(chrome.tell("document.querySelector('.play').innerText").asText())
        .as("words of the rules alone")
        .doesNotContain("N0", "raw", "aur_");
    isUsable(chrome, 1280);
  }

  @Test
  void aPartThatIsLeftAtOnceDrawsNothingOverTheNext() throws Exception {
    go("changes", "document.querySelector('.rounds')");
    chrome.tell("location.hash = '#/queens-blood/play'");
    go("tests", "document.querySelector('.tests li')");
    Thread.sleep(300);
    assertThat(chrome.tell("document.querySelector('form.begin') === null").asBoolean()).isTrue();
  }

  @Test
  void aTextIsEditedAndItsWordsAreCompleted() throws Exception {
    go(
        "sheets/" + StudioPage.word("data/queens-blood/decks/pawns.json"),
        "document.querySelector('textarea.code')?.value.includes('name')");
    chrome.tell("document.querySelector('textarea.code').focus()");
    chrome.tell("document.querySelector('textarea.code').setSelectionRange(0, 0)");
    chrome.type("x");
    assertThat(
            chrome
                .tell("[...document.querySelectorAll('button.main')].at(-1).disabled")
                .asBoolean())
        .isFalse();
    isUsable(chrome, 1280);
  }

  @Test
  void anotherWorkbookIsOpenedFromTheListOfFiles() throws Exception {
    go(
        "sheets/" + StudioPage.word(ManyRows.BOOK),
        "document.querySelectorAll('.row .cell').length > 20");
    String other = "document.querySelector('nav.files a[href*=xlsx]:not([aria-current])')";
    String name = chrome.tell(other + ".textContent").asText();
    chrome.tell(other + ".click()");
    chrome.await(
        "document.querySelector('nav.files a[aria-current]')?.textContent === '" + name + "'");
    chrome.await("document.querySelectorAll('.row .cell').length > 5");
    assertThat(chrome.tell("document.querySelector('main').textContent").asText())
        .doesNotContain("undefined");
  }

  @Test
  void theKeyboardGoesOnAtTheNextChoice() throws Exception {
    ObjectNode begun = Json.object().put("words", "").put("people", "0").put("seed", 7);
    String id = page.post("/match", begun.put("bot", "random")).path("id").asText();
    go("play/" + id, "document.querySelector('.options button')");
    for (int choice = 0; choice < 2; choice++) {
      String answers = chrome.tell("document.querySelector('.play').dataset.answers").asText();
      chrome.tell("document.querySelector('.options button').focus()");
      chrome.tell("document.activeElement.click()");
      chrome.await("document.querySelector('.play').dataset.answers !== '" + answers + "'");
      chrome.await("document.activeElement.matches('.options button')");
    }
  }

  @Test
  void theKeyboardIsAtStopWhileMatchesAreSimulatedAndThenWhereItWas() throws Exception {
    go("tests/simulate", "document.querySelector('#games')");
    chrome.tell("document.querySelector('#games').value = '4'");
    chrome.tell("document.querySelector('form.run button.main').focus()");
    chrome.tell("document.activeElement.click()");
    chrome.await("document.querySelector('.numbers')");
    chrome.await("document.activeElement.matches('form.run button.main')");
  }

  @Test
  void aMulliganIsOfferedByTheNamesOfItsCards() throws Exception {
    ObjectNode begun = Json.object().put("words", "").put("people", "0").put("seed", 7);
    String id = page.post("/match", begun.put("bot", "random")).path("id").asText();
    go("play/" + id, "document.querySelector('.options button')");
    String hand =
        chrome
            .tell("document.querySelector('.side.mine .zone-cards .card-name').firstChild.data")
            .asText();
    assertThat(chrome.tell("document.querySelector('.options').innerText").asText())
        .contains("Keep the hand", "Replace " + hand)
        .doesNotContain("Replace 1");
  }

  @Test
  void whoEditsACellThatSomebodyElseWroteSeesBothVersions() throws Exception {
    String cell = "sheets/" + StudioPage.word(ManyRows.BOOK) + "/Change%20power/";
    go(cell + "C9", "document.querySelector('.cell-name')?.textContent === 'C9'");
    chrome.await("document.querySelector('.cell-input').value.startsWith('When')");
    String before = chrome.tell("document.querySelector('.cell-input').value").asText();
    chrome.tell("document.querySelector('.cell-input').select()");
    chrome.tell("document.querySelector('.cell-input').focus()");
    chrome.key("a", 'A');
    chrome.type("mine");
    page.post(
        "/cell",
        "file",
        ManyRows.BOOK,
        "sheet",
        ManyRows.SHEET,
        "cell",
        "C9",
        "before",
        before,
        "after",
        "theirs");
    chrome.key("Enter", ENTER);
    chrome.await("document.querySelector('dialog .was')?.textContent.includes('theirs')");
    assertThat(chrome.tell("document.querySelector('dialog .now').textContent").asText())
        .contains("mine");
    chrome.tell("[...document.querySelectorAll('dialog footer button')].at(-1).click()");
    page.await(
        "/rows?file=" + StudioPage.word(ManyRows.BOOK) + "&sheet=Change%20power&from=8&to=9",
        rows -> rows.toString().contains("mine"));
    go("changes", "document.querySelector('.rounds')");
    for (int i = 0; i < 2; i++) {
      assertThat(page.post("/undo").toString()).doesNotContain("problem");
    }
    page.await("/state", state -> !state.path("findings").toString().contains("!C9"));
    // The refusal of the first try is one that browsers report.
    chrome.complaints.removeIf(one -> one.contains("409"));
  }

  @Test
  void aPositionIsSetUpPlayedAndKept() throws Exception {
    go("play/set-up", "document.querySelector('.form')");
    chrome.await("document.querySelectorAll('.tile').length === 15");
    chrome.tell(
        "const add = [...document.querySelectorAll('.form .add')].find(one =>"
            + " [...one.options || []].some(option => option.value === '1,2')); add.value = '1,2';"
            + " add.dispatchEvent(new Event('change'))");
    chrome.await("document.querySelector('[data-pointer=\"/tiles/1,2\"]')");
    chrome.tell(
        "const tile = document.querySelector('[data-pointer=\"/tiles/1,2\"]'); tile.value = 'Y2';"
            + " tile.dispatchEvent(new Event('change'))");
    chrome.await(
        "document.querySelector('[aria-label^=\"lane 2, column 3\"]')?.textContent === '♟♟'");
    picture(chrome, "set-up");
    isUsable(chrome, 1280);
    chrome.tell("document.querySelector('.play-bar button.main').click()");
    chrome.await("document.querySelector('.options button')");
    assertThat(
            chrome
                .tell("document.querySelector('[aria-label^=\"lane 2, column 3\"]').textContent")
                .asText())
        .isEqualTo("♟♟");
    String id = chrome.tell("location.hash.split('/').at(-1)").asText();
    JsonNode kept =
        page.post("/keep", "id", id, "as", "scenario", "name", "Two pawns in the middle");
    assertThat(kept.path("file").asText()).as(kept.toString()).endsWith("studio.yaml");
  }
}
