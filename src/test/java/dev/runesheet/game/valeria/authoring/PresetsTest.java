package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Chance;
import dev.runesheet.game.valeria.SetUp;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What matches can be dealt from. */
class PresetsTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final List<CardType> CARDS = BOOK.catalog(ValeriaCatalog.class).cards();

  private static List<Preset> read(Diagnostics findings, String... lines) {
    return new Presets(CARDS, List.of("kings_guard"), new UnreadCards(List.of()))
        .read("presets.yaml", String.join("\n", lines), findings);
  }

  @Test
  void eventsAreThoseOfTheDecksUnlessOthersAreNamed() {
    Diagnostics findings = new Diagnostics();
    List<Preset> presets =
        read(
            findings,
            "one: {boards: [base1], decks: [base, promo]}",
            "two: {boards: [base1], decks: [base, promo], events: [shadowvale]}");

    assertThat(findings.all()).isEmpty();
    assertThat(presets.get(0).events()).containsExactly("base", "promo");
    assertThat(presets.get(1).events()).containsExactly("shadowvale");
  }

  @Test
  void unknownReservesAndCardsAreFindings() {
    Diagnostics findings = new Diagnostics();
    read(
        findings,
        "one: {boards: [base1], decks: [base], reserves: {kings_gard: [c49], kings_guard:"
            + " [c490]}}");

    assertThat(findings.all())
        .extracting(Diagnostic::found)
        .containsExactlyInAnyOrder("'kings_gard'", "'c490'");
  }

  @Test
  void anUnknownExpansionIsToldWithTheOneThatItBegins() {
    Diagnostics findings = new Diagnostics();
    read(findings, "one: {boards: [flames], decks: ['']}");

    assertThat(findings.all())
        .extracting(Diagnostic::found)
        .containsExactlyInAnyOrder("'flames'", "''");
    assertThat(findings.all().get(0).expected()).startsWith("one of base, base1");
    assertThat(findings.all().get(0).suggestion()).contains("flamesandfrost");
    assertThat(findings.all().get(1).suggestion()).isEmpty();
  }

  @Test
  void aMatchHasTheReservesOfItsPreset() {
    try (Match match =
        BOOK.newMatch(SetUp.json("base-and-decks", List.of("a", "b"), 0), Chance.seeded(1))) {
      assertThat(match.world().entities())
          .filteredOn(one -> one.getZone().equals(Zones.reserve("kings_guard")))
          .extracting(one -> one.getName())
          .containsExactly(
              "King's Guard", "King's Guard", "King's Guard", "King's Guard", "King's Guard");
    }
  }
}
