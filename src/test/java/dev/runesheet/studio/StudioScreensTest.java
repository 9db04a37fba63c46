package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The studio on small screens, in the dark and for screen readers. */
@Tag("thorough")
class StudioScreensTest extends InBrowser {

  @Test
  void itFitsOnAPhoneInTheDark() throws Exception {
    try (Chrome phone = new Chrome(folder, 390, 800, true)) {
      phone.open(page.server.link());
      phone.await("document.querySelectorAll('.face').length > 100");
      isUsable(phone, 390);
      picture(phone, "phone");
      phone.tell("location.hash = '#/queens-blood/cards/024'");
      phone.await("document.querySelector('.detail h2')?.getBoundingClientRect().top < 200");
      assertThat(phone.tell("document.querySelector('.detail').clientHeight").asInt())
          .as("an open card has the room of the page")
          .isGreaterThan(500);
      phone.tell("location.hash = '#/queens-blood/cards'");
      phone.await("document.querySelector('.detail').hidden");
      phone.tell("document.querySelector('.face').focus()");
      phone.tell("document.activeElement.click()");
      phone.await("document.querySelector('.detail').contains(document.activeElement)");
      phone.key("Escape", 27);
      phone.await("document.querySelector('.detail').hidden");
      phone.await("document.activeElement.matches('.face.chosen')");
      leads(phone, ManyRows.BOOK, "Auras/H15", "document.querySelector('.cell.chosen')");
      leads(
          phone,
          "data/queens-blood/scenarios/auras.yaml",
          "/92",
          "document.querySelector('.line-band:not([hidden])')");
      assertThat(
              phone
                  .tell("(area => area.selectionEnd - area.selectionStart)(document.activeElement)")
                  .asInt())
          .as("letters that typing would replace")
          .isZero();
      phone.tell("location.hash = '#/queens-blood/tests'");
      phone.await("document.querySelectorAll('.tests li').length > 50");
      isUsable(phone, 390);
      assertThat(phone.complaints).isEmpty();
    }
  }

  @Test
  void onAPhoneAllPartsAreInSightAndNoWordOfACardIsBroken() throws Exception {
    ObjectNode watched = Json.object().put("words", "").put("people", "").put("seed", 7);
    String id = page.post("/match", watched.put("bot", "greedy")).path("id").asText();
    page.post("/step", Json.object().put("id", id).put("player", 0).put("pace", "end"));
    try (Chrome phone = new Chrome(folder, 390, 800, false)) {
      phone.open(page.server.link());
      phone.await("document.querySelector('.face')");
      assertThat(phone.tell("document.querySelector('#tabs a:last-child').textContent").asText())
          .isEqualTo("Tests");
      assertThat(
              phone
                  .tell(
                      "document.querySelector('#tabs a:last-child').getBoundingClientRect().right")
                  .asInt())
          .isLessThanOrEqualTo(390);
      phone.tell("location.hash = '#/queens-blood/play/" + id + "'");
      phone.await("document.querySelectorAll('.lane .card-name').length > 5");
      for (int width : new int[] {390, 800, 1280}) {
        phone.look(width, 800, false);
        assertThat(brokenWords(phone)).as("at " + width).isEmpty();
      }
      assertThat(phone.complaints).isEmpty();
    }
  }

  /** Words of cards' names on lanes that stand on two lines. */
  private static String brokenWords(Chrome of) throws Exception {
    return of.tell(
            "[...document.querySelectorAll('.lane .card-name')].flatMap(one => { const"
                + " text = one.firstChild; const words ="
                + " [...text.data.matchAll(/\\S+/g)]; return words.filter(word => { const"
                + " part = document.createRange(); part.setStart(text, word.index);"
                + " part.setEnd(text, word.index + word[0].length); return"
                + " part.getClientRects().length > 1; }).map(word => word[0]); }).join('"
                + " ')")
        .asText();
  }

  @Test
  void inTheDarkASheetIsDarkAndWhatItsAuthorMarkedStaysMarked() throws Exception {
    String fills =
        "[...new Set([...document.querySelectorAll('.cell')].map(one =>"
            + " getComputedStyle(one).backgroundColor))]";
    go(
        "sheets/" + StudioPage.word(ManyRows.BOOK) + "/Change%20power/D9",
        "document.querySelector('.cell-name')?.textContent === 'D9'");
    chrome.await("document.querySelectorAll('.row .cell').length > 50");
    int light = chrome.tell(fills + ".length").asInt();
    chrome.look(1280, 800, true);
    try {
      picture(chrome, "sheet-dark");
      assertThat(
              chrome
                  .tell(
                      fills
                          + ".filter(one => one.match(/\\d+/g).reduce((sum, part) => sum +"
                          + " Number(part), 0) > 420 && !one.includes(', 0)')).join(' ')")
                  .asText())
          .as("light fills")
          .isEmpty();
      assertThat(chrome.tell(fills + ".length").asInt()).isEqualTo(light);
    } finally {
      chrome.look(1280, 800, false);
    }
  }

  /** A link to a place shows the place, and the keyboard is there. */
  private static void leads(Chrome phone, String file, String place, String shown)
      throws Exception {
    phone.tell(
        "location.hash = '#/queens-blood/sheets/" + StudioPage.word(file) + "/" + place + "'");
    phone.await(
        "(box => box && box.top > 100 && box.bottom < 800 && box.left < 380 && box.right > 0)("
            + shown
            + "?.getBoundingClientRect())");
    phone.await("document.activeElement.matches('.grid, textarea.code')");
  }

  @Test
  void everyPageIsReadByScreenReadersInLightAndDarkOnLaptopAndPhone() throws Exception {
    go("play", "document.querySelector('form.begin')");
    String id =
        page.post(
                "/match",
                Json.object()
                    .put("words", "")
                    .put("people", "0")
                    .put("bot", "random")
                    .put("seed", 7))
            .path("id")
            .asText();
    String sheet = "sheets/" + StudioPage.word(ManyRows.BOOK) + "/Change%20power/D28";
    String[][] pages = {
      {"cards", "document.querySelector('.face')"},
      {"cards/024", "document.querySelector('.detail h2')"},
      {sheet, "document.querySelector('.cell-name')?.textContent === 'D28'"},
      {
        "sheets/" + StudioPage.word("data/queens-blood/decks/pawns.json"),
        "document.querySelector('textarea.code')"
      },
      {"changes", "document.querySelector('.rounds')"},
      {"play", "document.querySelector('form.begin')"},
      {"play/" + id, "document.querySelector('.options button')"},
      {"play/set-up", "document.querySelector('.form')"},
      {"tests", "document.querySelector('.tests li')"},
      {"tests/simulate", "document.querySelector('#games')"}
    };
    List<String> barriers = new ArrayList<>();
    for (String[] one : pages) {
      go(one[0], one[1]);
      for (int width : new int[] {1280, 390}) {
        for (boolean dark : new boolean[] {false, true}) {
          chrome.look(width, 800, dark);
          isUsable(chrome, width);
          chrome
              .barriers()
              .forEach(found -> barriers.add(one[0] + " " + width + dark + ": " + found));
        }
      }
      chrome.look(1280, 800, false);
    }
    assertThat(barriers).isEmpty();
  }
}
