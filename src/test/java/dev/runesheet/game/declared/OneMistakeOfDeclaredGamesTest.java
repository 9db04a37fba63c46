package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.change.EntryPlaces;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What follows from one mistake is not told besides. */
class OneMistakeOfDeclaredGamesTest {

  private static final String CARDS = "cards/genetic-apex.json";

  @ParameterizedTest
  @ValueSource(
      strings = {
        CARDS + "|\"damage\": 40|\"damage\": 4O|NOT_JSON",
        CARDS + "|\"damage\": 40|\"dmage\": 40|UNKNOWN_FIELD",
        CARDS + "|\"name\": \"Bulbasaur\",|\"nam\": \"Bulbasaur\",|UNKNOWN_FIELD",
        "cards/energy.json|{|[|NOT_JSON",
        "effect-types.yaml|effect types:|effect types|NOT_YAML",
        "decks.yaml|decks:|decks|NOT_YAML"
      })
  void aSlipInAFileIsOneFinding(String edit) {
    String[] parts = edit.split("\\|");
    List<Diagnostic> found =
        new EditedGame("tcg-pocket").edit(parts[0], parts[1], parts[2]).findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.valueOf(parts[3]));
    assertThat(found.get(0).location().file()).endsWith(parts[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ends: true}|ends: yes}|WRONG_TYPE",
        "actions: [play, |actions: [plai, |UNKNOWN_REFERENCE",
      })
  void whatCouldNotBeReadIsNeitherMissedNorUnused(String edit) {
    String[] parts = edit.split("\\|");
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("game.yaml", parts[0], parts[1]).findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.valueOf(parts[2]));
  }

  @Test
  void anEntryIsToldAtItsLineInTheFileThatHasIt() {
    EntryPlaces places = new EntryPlaces("tcg-pocket", new EditedGame("tcg-pocket"));
    CatalogSection cards = new CatalogSection("cards", "card", "cards");
    assertThat(places.of(cards, "a1-001").toString())
        .isEqualTo("data/tcg-pocket/cards/genetic-apex.json:3 #/cards/a1-001");
    assertThat(places.of(cards, "a1a-001").toString()).contains("mythical-island.json");
    assertThat(places.of(new CatalogSection("decks", "deck", "decks"), "mind mirror").toString())
        .isEqualTo("data/tcg-pocket/decks.yaml:4 #/decks/mind mirror");
  }
}
