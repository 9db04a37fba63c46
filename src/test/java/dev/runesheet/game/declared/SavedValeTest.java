package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A match of a declared game is saved, restored, forked and taken back like any other. */
class SavedValeTest {

  private static final RuleBook BOOK = ShippedBooks.of("ember-vale");
  private static final int MANY = 400;

  @Test
  void aMatchRestoredAtAnyDecisionGoesOnIdentically() {
    List<String> saves = new ArrayList<>();
    try (Match match = start(7)) {
      while (!match.over() && saves.size() < MANY) {
        saves.add(match.save());
        step(match);
      }
      assertThat(match.over()).isTrue();
      List<String> played = log(match);
      for (int at = 0; at < saves.size(); at += 10) {
        try (Match restored = BOOK.restore(saves.get(at))) {
          assertThat(restored.save()).isEqualTo(saves.get(at));
          while (!restored.over()) {
            step(restored);
          }
          List<String> rest = log(restored);
          assertThat(played.subList(played.size() - rest.size(), played.size())).isEqualTo(rest);
          assertThat(restored.winner()).isEqualTo(match.winner());
        }
      }
    }
  }

  @Test
  void aForkGoesOnLikeTheMatchAndLeavesItAlone() {
    try (Match match = start(11)) {
      steps(match, 25);
      String before = match.save();
      String after;
      try (Match fork = match.fork()) {
        steps(fork, 10);
        after = fork.save();
      }
      assertThat(match.save()).isEqualTo(before);
      steps(match, 10);
      assertThat(match.save()).isEqualTo(after);
    }
  }

  @Test
  void answersTakenBackLeadToTheSamePositions() {
    try (Match match = start(3)) {
      List<String> saves = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        saves.add(match.save());
        step(match);
      }
      for (int i = saves.size() - 1; i >= 0; i--) {
        match.undo();
        assertThat(match.save()).isEqualTo(saves.get(i));
      }
    }
  }

  @Test
  void theSameSeedIsTheSameMatchAndAnotherIsNot() {
    List<List<String>> logs = new ArrayList<>();
    for (long seed : new long[] {5, 5, 6}) {
      try (Match match = start(seed)) {
        steps(match, 40);
        logs.add(log(match));
      }
    }
    assertThat(logs.get(1)).isEqualTo(logs.get(0));
    assertThat(logs.get(2)).isNotEqualTo(logs.get(0));
  }

  @Test
  void aRefusalGivesTheReasonOfTheAction() {
    try (Match match = start(7)) {
      Decision decision = match.pendingDecisions().get(0);
      String dear =
          match.view(decision.player()).entities().stream()
              .filter(one -> one.zone().equals("hand"))
              .map(one -> "play e" + one.id())
              .filter(id -> decision.option(id) == null)
              .findFirst()
              .orElseThrow();
      assertThatThrownBy(() -> match.choose(decision.id(), dear))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining(
              "only a unit or charm is played, for its cost in embers, and a board holds seven cards");
    }
  }

  @Test
  void rulesWithoutACardOfTheMatchAreRefusedAndOthersGoOn() throws IOException {
    RuleBook renamed = changed("ash-hound:", "ash-wolf:");
    RuleBook stronger = changed("cost: 2, attack: 3, health: 2", "cost: 2, attack: 4, health: 2");
    try (Match match = start(7)) {
      for (int i = 0; i < 60 && !match.over(); i++) {
        String saved = match.save();
        assertThatThrownBy(() -> renamed.restoreUnderAnyRules(saved))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("does not fit these rules")
            .hasMessageContaining("card 'ash-hound' is not one of ");
        try (Match restored = stronger.restoreUnderAnyRules(saved)) {
          steps(restored, 3);
          stronger.restore(restored.save()).close();
        }
        step(match);
      }
    }
  }

  @Test
  void whoSeesAZoneIsAsTheRulesSayThatAMatchGoesOnUnder() throws IOException {
    RuleBook open = changed("hand: {seen by: owner}", "hand: {}");
    RuleBook closed = changed("hand: {seen by: owner}", "hand: {seen by: nobody}");
    try (Match match = start(7);
        Match shown = open.restoreUnderAnyRules(match.save());
        Match hidden = closed.restoreUnderAnyRules(match.save())) {
      assertThat(match.view(0).hidden()).containsEntry("hand", 4);
      assertThat(shown.view(0).hidden()).doesNotContainKey("hand");
      assertThat(hidden.view(0).hidden().get("hand")).isGreaterThan(4);
    }
  }

  private static RuleBook changed(String from, String to) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    for (String file : List.of("cards", "decks", "game")) {
      String name = "data/ember-vale/" + file + ".yaml";
      String text = Files.readString(Path.of(name));
      files.put(name, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
    }
    return Packs.build("ember-vale", ShippedFiles.with(files), new Diagnostics());
  }

  private static Match start(long seed) {
    return BOOK.newMatch(new DeclaredSetup(List.of("fire", "frost"), 0, null).toJson(), seed);
  }

  private static List<String> log(Match match) {
    return match.happenings().stream().map(Object::toString).toList();
  }

  private static void steps(Match match, int count) {
    for (int i = 0; i < count && !match.over(); i++) {
      step(match);
    }
  }

  private static void step(Match match) {
    Decision decision = match.pendingDecisions().get(0);
    match.choose(decision.id(), decision.options().get(0).id());
  }
}
