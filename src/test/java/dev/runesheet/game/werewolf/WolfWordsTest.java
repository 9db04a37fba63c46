package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.why.Chain;
import dev.runesheet.why.Line;
import dev.runesheet.why.Reason;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people read of roles, and of the reasons why abilities did what they did. */
class WolfWordsTest {

  private static final String SEER = "seer/1";
  private static final String PACK = "polls/pack";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "archer/1 | When the night ends: attack the chosen player. From Night 2 on; twice a game.",
        "seer/1 | By night, at once: learn the role of the chosen player (disguises deceive you).",
        "wanderer/1 | By night, at once: protect yourself from attacks: you are with the chosen"
            + " player, until the phase ends. Not on the same player twice in succession.",
        "pardoner/1-2 | When the day ends, if you have used the first part: tell #story_time who"
            + " you are.",
        "firebrand/1 | When the night ends: attack the chosen player. From Night 2 on; if you do"
            + " not choose, chance does.",
        "sexton/1 | When the night ends: in secret, learn whether the chosen player has Wolfish."
            + " If the first answer is ‘Success’: attack the chosen player. Otherwise: you are told"
            + " ‘The grave stays empty’.",
        "polls/pack | When the poll is closed: attack the winner of the poll."
      })
  void anAbilityIsSaidAsInARuleBook(String effect, String sentence) {
    assertThat(ShippedBooks.of("werewolf").noteOfBlock(effect).sentence()).isEqualTo(sentence);
  }

  /** A seer, a wolf in disguise and a herbalist, until day 1. */
  private static Match play(int protectedByHerbalist) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : List.of("Seer", "Masked Wolf", "Herbalist", "Citizen", "Citizen")) {
      seats.add(new WolfSetup.Seat(Character.toString('A' + seats.size()), role));
    }
    WolfSetup setup = new WolfSetup(seats, 0, true, true, Map.of());
    Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), 1);
    playOn(match, 1);
    match.choose(0, new ActQuestion.UseOn(SEER, 1));
    match.choose(2, new ActQuestion.UseOn("herbalist/1", protectedByHerbalist));
    match.choose(1, new ActQuestion.VoteFor(3, "Pack"));
    playOn(match, 2);
    return match;
  }

  private static void playOn(Match match, int phase) {
    while (match.state(WolfState.class).turn() < phase) {
      match.choose(match.pendingDecisions().get(0).player(), new ActQuestion.Done());
    }
  }

  private static List<String> outcomes(Match match, String effect) {
    return Why.of(match).not(effect).values().stream()
        .flatMap(List::stream)
        .map(one -> ((Reason.Ran) one.reason()).sentence())
        .toList();
  }

  @Test
  void whyAnAttackFailedNamesTheDefenseAndWhoBroughtIt() {
    try (Match match = play(3)) {
      assertThat(outcomes(match, PACK))
          .singleElement()
          .asString()
          .contains("decided by active defense of D")
          .contains("Herbalist 1 (herbalist/1) of C ran")
          .contains("killing of B on D was prevented: active defense");
    }
    try (Match match = play(4)) {
      assertThat(outcomes(match, PACK)).singleElement().asString().doesNotContain("prevented");
    }
  }

  @Test
  void whyASeerSawACitizenNamesTheDisguise() {
    try (Match match = play(3)) {
      Why why = Why.of(match);
      Step told =
          why.trace().steps().stream()
              .filter(one -> one instanceof Step.Called call && call.verb().equals("report"))
              .filter(one -> why.trace().chain(one.number()).toString().contains(SEER))
              .findFirst()
              .orElseThrow();
      String chain =
          new Chain(why.trace(), told.number())
              .lines().stream().map(Line::toString).collect(Collectors.joining("\n"));
      assertThat(chain)
          .contains("decided by disguise as Citizen of B")
          .contains("Masked Wolf 1 (masked-wolf/1) of B ran");
    }
  }
}
