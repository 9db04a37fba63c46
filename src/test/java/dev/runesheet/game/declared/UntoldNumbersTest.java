package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Numbers that no player is told, and matches hold. */
class UntoldNumbersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {health: 5, marks: 0, fame: 0, glory: 0}
                scout: {power: 1, scouted: 0}
              zones:
                deck: {}
                hand: {seen by: owner}
                field: {in play: true}
              deck zone: hand
              untold: [marks, scouted]
              sums: {fame: [health, marks], glory: [fame]}
              phases:
                - {phase: main, actions: [march, end]}
              actions:
                end: {ends: true}
                march:
                  with: own hand
                  then:
                    - {do: add-stat, target: self, stat: scouted, delta: 1}
                    - {do: add-stat, target: owner, stat: marks, delta: 1}
                    - {do: add-stat, target: owner, stat: health, delta: 1}
                    - {do: enter, target: self, zone: field}
              """,
              "cards: {scout: {name: Scout, kind: scout}}\n")
          .book();

  private Match match;

  @BeforeEach
  void marches() {
    match = WrittenGame.match(BOOK, 2);
    match.happenings(0);
    match.happenings(1);
    WrittenGame.choose(match, "march Scout");
  }

  @AfterEach
  void close() {
    match.close();
  }

  @Test
  void streamsAreSilentAboutThem() throws Exception {
    for (int player = 0; player < 2; player++) {
      assertThat(new ObjectMapper().writeValueAsString(match.happenings(player)))
          .contains("\"health\"", "\"power\"", "Revealed".repeat(player))
          .doesNotContain("marks", "scouted", "fame", "glory");
    }
  }

  @Test
  void viewsDoNotShowThem() throws Exception {
    for (int player = 0; player < 2; player++) {
      PlayerView view = match.view(player);
      assertThat(view.entities().get(player).stats()).containsOnlyKeys("health");
      assertThat(new ObjectMapper().writeValueAsString(view))
          .contains("\"power\"")
          .doesNotContain("marks", "scouted", "fame", "glory");
    }
  }

  /** Whoever sees all, such as a master, is told of them. */
  @Test
  void matchesForksAndSavesHoldThem() {
    assertThat(match.happenings())
        .anyMatch(
            one -> one instanceof Happening.StatChanged change && change.stat().equals("marks"));
    assertThat(WrittenGame.of(match, 0, "marks")).isEqualTo(1);
    assertThat(WrittenGame.of(match, 0, "glory")).isEqualTo(7);
    try (Match fork = match.forkFor(1, 7);
        Match restored = BOOK.restore(match.save())) {
      assertThat(WrittenGame.of(fork, 0, "marks")).isEqualTo(1);
      assertThat(WrittenGame.of(restored, 0, "marks")).isEqualTo(1);
      assertThat(restored.view(0).entities().get(0).stats()).containsOnlyKeys("health");
    }
  }
}
