package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Decks that are not allowed are reported at the card that is too much, all of them at once. */
class DeckFilesTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));

  private static QueensCatalog catalog;

  @BeforeAll
  static void read() {
    catalog =
        QueensCatalog.of(Packs.find(QueensBlood.ID).read(SHIPPED, new Diagnostics()).catalog());
  }

  @Test
  void theShippedDecksAreAllowed() {
    assertThat(catalog.decks()).isNotEmpty();
    catalog.decks().forEach((name, deck) -> assertThat(findings(deck)).as(name).isEmpty());
  }

  @Test
  void aDeckHasFifteenCards() {
    List<String> deck = catalog.deck("pawns");
    assertThat(findings(deck.subList(0, 14)))
        .containsExactly("#/cards: the deck is not allowed: found 14 cards, expected 15 cards");
    assertThat(findings(deck.subList(0, 1)))
        .containsExactly("#/cards: the deck is not allowed: found 1 card, expected 15 cards");
  }

  @Test
  void tokensUnknownCardsAndTooManyCopiesAreFoundWhereTheyStand() {
    List<String> deck = new ArrayList<>(catalog.deck("pawns"));
    deck.set(2, "146");
    deck.set(3, "0 07");
    deck.set(12, "001");
    deck.set(14, "114");
    deck.set(13, "114");
    assertThat(findings(deck))
        .containsExactly(
            "#/cards/2: the deck is not allowed: found the token 146 Mandragora Minion,"
                + " expected a card that is no token",
            "#/cards/3: refers to something that does not exist: found '0 07', expected the id of a"
                + " card; did you mean '007'?",
            "#/cards/12: the deck is not allowed: found copy 3 of 001 Security Officer,"
                + " expected at most 2 of a Regular card",
            "#/cards/14: the deck is not allowed: found copy 2 of 114 Mythril Golem,"
                + " expected at most 1 of a Legend card");
  }

  @Test
  void anEntryThatIsNoTextIsTheOnlyFinding() {
    String fifteen = String.join(",", Collections.nCopies(14, "\"007\""));
    assertThat(read("{\"cards\":[7," + fifteen + "]}"))
        .containsExactly(
            "#/cards/0: wrong type of value: found 7, expected the id of a card, in quotation"
                + " marks; did you mean '007'?");
    assertThat(read("{\"cards\":\"007\"}"))
        .containsExactly("#/cards: wrong type of value: found '007', expected a list");
  }

  @Test
  void aFileOfADeckThatIsNotReadIsFound() {
    String cards = String.join("\",\"", catalog.deck("pawns"));
    String deck = "{\"cards\":[\"" + cards + "\"]}";
    assertThat(read(Map.of("decks/one.json", deck, "decks/two.JSON", deck, "decks/note.txt", "Hi")))
        .containsExactly(
            ": nothing uses it: found 'cards' of a file that is not read,"
                + " expected a name that ends with .json");
  }

  private static List<String> findings(List<String> deck) {
    return read("{\"cards\":[\"" + String.join("\",\"", deck) + "\"]}");
  }

  private static List<String> read(String text) {
    return read(Map.of("decks/one.json", text));
  }

  private static List<String> read(Map<String, String> files) {
    Diagnostics findings = new Diagnostics();
    PackFiles one =
        new PackFiles() {
          @Override
          public String origin() {
            return "a test";
          }

          @Override
          public List<String> list(String folder) {
            return List.copyOf(files.keySet());
          }

          @Override
          public Optional<byte[]> read(String name) {
            return Optional.ofNullable(files.get(name)).map(String::getBytes);
          }
        };
    new DeckFiles(catalog, findings).read("decks", one);
    return findings.all().stream()
        .map(finding -> finding.location().place() + ": " + finding.sentence())
        .toList();
  }
}
