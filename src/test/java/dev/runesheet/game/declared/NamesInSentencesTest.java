package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names of cards keep their capital letters within sentences. */
class NamesInSentencesTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  private static final String PROCEDURE =
      "procedures: {glow: [{do: heal, target: self, amount: 1}]}\n\nrules:\n";

  private static String said(String words) {
    return new EditedGame("ember-vale")
        .edit("game.yaml", "says:\n", "says:\n  glow: " + words + "\n")
        .edit("game.yaml", "rules:\n", PROCEDURE)
        .edit("cards.yaml", DONE, "- run: glow")
        .sentenceOf("ember-smith");
  }

  @Test
  void anAuthorsSentenceThatBeginsWithANameKeepsIt() {
    assertThat(said("Ember Smith gains 1 health."))
        .isEqualTo("When your turn starts, Ember Smith gains 1 health.");
  }

  @Test
  void anotherBeginsSmall() {
    assertThat(said("Embers glow.")).isEqualTo("When your turn starts, embers glow.");
  }

  @Test
  void aWayThatBeginsWithANameKeepsIt() {
    String ways =
        "- {one of: {a: {says: Spark Imp dies, then: [{do: tie}]},"
            + " b: [{do: win, target: owner}]}}";
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, ways);
    assertThat(edited.sentenceOf("ember-smith"))
        .isEqualTo("When your turn starts, choose one: Spark Imp dies; or win.");
  }
}
