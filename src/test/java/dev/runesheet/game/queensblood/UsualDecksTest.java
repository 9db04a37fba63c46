package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Scenarios that say nothing of decks need no certain card of the game. */
class UsualDecksTest {

  private static final String FOLDER = "data/queens-blood/";

  /** The shipped game with another id for a card. */
  private static RuleBook renamed(String card, String id) {
    Map<String, String> texts = new HashMap<>(new Registry().texts());
    texts.put(FOLDER + "names.json", QueensBooks.text(FOLDER + "names.json"));
    QueensBooks.SHIPPED
        .list(FOLDER + "decks")
        .forEach(deck -> texts.put(deck, QueensBooks.text(deck)));
    texts.replaceAll((file, text) -> text.replace("\"" + card + "\"", "\"" + id + "\""));
    return QueensBooks.of(QueensBooks.with(texts));
  }

  @Test
  void aGameWithoutCard007HasUsualDecksOfItsFirstCard() {
    String text =
        """
        game: queens-blood
        scenarios:
          - name: Drawn from the usual deck
            given: {hands: {Y: ["001"]}}
            when: [{do: play, card: "001", lane: 0, col: 0}, {do: pass}, {do: draw}]
            then: {hands: {Y: ["001"]}}
        """;
    Scenario drawn =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    List<String> lines =
        new ScenarioRunner(ScenarioKits.find(QueensBlood.ID).orElseThrow(), renamed("007", "X07"))
            .run(drawn)
            .lines();
    assertThat(lines).isEmpty();
  }
}
