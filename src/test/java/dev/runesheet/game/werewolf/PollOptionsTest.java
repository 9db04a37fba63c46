package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The options of votes are those of the poll that is open now. */
class PollOptionsTest {

  private static final int WOLF = 4;
  private static final int NIGHT = 3;

  private static Match begun() {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : List.of("Citizen", "Citizen", "Citizen", "Citizen", "Wolf", "Citizen")) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    WolfSetup setup = new WolfSetup(seats, 0, false, true, Map.of());
    return ShippedBooks.of("werewolf").newMatch(setup.toJson(), 1);
  }

  /** Plays until the day after the night in which the wolf kills; how many choices that took. */
  private static int playToDay(Match match, int victim) {
    int choices = 0;
    while (match.state(WolfState.class).turn() <= NIGHT) {
      boolean night = match.state(WolfState.class).turn() == NIGHT;
      Decision next = match.pendingDecisions().get(0);
      Option chosen =
          next.options().stream()
              .filter(one -> night && next.player() == WOLF && isVote(one, victim))
              .findFirst()
              .orElse(next.options().get(next.options().size() - 1));
      match.choose(next, chosen);
      choices++;
    }
    return choices;
  }

  private static boolean isVote(Option option, int victim) {
    return option.action() instanceof ActQuestion.VoteFor vote && vote.player() == victim;
  }

  private static List<List<String>> offered(Match match) {
    return match.pendingDecisions().stream()
        .map(one -> one.options().stream().map(Option::toString).toList())
        .toList();
  }

  private static List<Integer> numbers(Match match) {
    return match.state(WolfState.class).open.stream().map(WolfState.Poll::entity).toList();
  }

  @Test
  void aPollAfterAnUndoOffersItsOwnOptionsThoughItHasTheNumberOfTheOneBefore() {
    try (Match match = begun();
        Match other = begun()) {
      int choices = playToDay(match, 1);
      List<List<String>> before = offered(match);
      List<Integer> numbers = numbers(match);
      for (int i = 0; i < choices; i++) {
        match.undo();
      }
      playToDay(match, 2);
      playToDay(other, 2);

      assertThat(numbers(match)).isNotEmpty().isEqualTo(numbers);
      assertThat(offered(match)).isNotEqualTo(before).isEqualTo(offered(other));
    }
  }

  @Test
  void votersOfAPollShareItsOptions() {
    try (Match match = begun()) {
      playToDay(match, 1);
      List<List<Option>> votes =
          match.pendingDecisions().stream()
              .map(PollOptionsTest::votes)
              .filter(some -> !some.isEmpty())
              .toList();

      assertThat(votes).hasSizeGreaterThan(1);
      for (List<Option> ofVoter : votes) {
        assertThat(ofVoter).zipSatisfy(votes.get(0), (one, same) -> assertThat(one).isSameAs(same));
      }
    }
  }

  private static List<Option> votes(Decision asked) {
    return asked.options().stream()
        .filter(one -> one.action() instanceof ActQuestion.VoteFor)
        .toList();
  }
}
