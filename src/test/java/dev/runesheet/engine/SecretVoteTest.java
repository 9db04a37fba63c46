package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.ActiveEffect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Several players act at once, each with options of his own, which no other player is told. */
class SecretVoteTest {

  private static final int PLAYERS = 4;

  // example
  /** What a player does by night. */
  sealed interface Ballot extends Action permits Vote, Abstain {}

  /** Votes for players, in the order of preference. */
  @TextForm("vote {players}")
  record Vote(List<Integer> players) implements Ballot {}

  /** Votes for nobody. */
  @TextForm("abstain")
  record Abstain() implements Ballot {}

  // end

  /** The votes that were carried out, in order. */
  public static final class Night extends GameState {
    public SortedMap<Integer, String> votes = new TreeMap<>();
    public List<Integer> order = new ArrayList<>();

    @Override
    public Night copy() {
      Night copy = new Night();
      copy.votes.putAll(votes);
      copy.order.addAll(order);
      return copy;
    }

    @Override
    public int turn() {
      return 1;
    }

    @Override
    public int players() {
      return PLAYERS;
    }

    @Override
    public int active() {
      return -1;
    }

    @Override
    public String phaseName() {
      return "night";
    }
  }

  // example
  /** Whom a player votes for; nobody votes for himself. */
  static final class BallotQuestion implements Question<Ballot> {

    @Override
    public String prompt() {
      return "ballot";
    }

    @Override
    public Class<Ballot> actions() {
      return Ballot.class;
    }

    @Override
    public List<Option> options(MatchContext match, int player) {
      List<Option> options = new ArrayList<>();
      for (int other = 0; other < PLAYERS; other++) {
        Vote vote = new Vote(List.of(other));
        if (legality(match, player, vote).isLegal()) {
          options.add(new Option(vote, () -> "Player " + vote.players()));
        }
      }
      options.add(new Option(new Abstain(), () -> "Nobody"));
      return options;
    }

    @Override
    public Legality legality(MatchContext match, int player, Ballot ballot) {
      boolean own = ballot instanceof Vote vote && vote.players().contains(player);
      return Legality.of(!own, () -> "Nobody votes for himself");
    }

    @Override
    public void onAnswer(MatchContext match, int player, Ballot ballot) {
      match.state(Night.class).votes.put(player, ballot.toString());
      match.state(Night.class).order.add(player);
    }
  }

  // end
  private static final BallotQuestion BALLOT = new BallotQuestion();

  private record Village() implements Game {

    @Override
    public String id() {
      return "village";
    }

    @Override
    public GameState newState(JsonNode setup) {
      return new Night();
    }

    @Override
    public Class<Night> stateType() {
      return Night.class;
    }

    @Override
    public void register(Handlers on, CatalogAccess rules) {
      on.question(BALLOT);
    }

    @Override
    public void setUp(MatchContext match, JsonNode setup) {}

    @Override
    public boolean advance(MatchContext match) {
      if (match.state(Night.class).votes.isEmpty()) {
        match.decideTogether(BALLOT, List.of(0, 1, 3));
      } else {
        match.endMatch(-1, "morning");
      }
      return true;
    }

    @Override
    public Comparator<ActiveEffect> order(MatchContext match) {
      return Comparator.comparing(ActiveEffect::getEffect);
    }
  }

  private static final RuleBook BOOK =
      RuleBook.compile(new Village(), Books.sources(List.of()), SourceNotes.NONE);

  private static Match match() {
    return BOOK.newMatch(JsonNodeFactory.instance.objectNode(), 1);
  }

  @Test
  void eachPlayerHasOptionsOfHisOwn() {
    try (Match match = match()) {
      assertThat(ids(match, 0)).containsExactly("vote 1", "vote 2", "vote 3", "abstain");
      assertThat(ids(match, 3)).containsExactly("vote 0", "vote 1", "vote 2", "abstain");
      assertThat(match.view(2).decisions()).isEmpty();
      assertThatThrownBy(() -> match.choose(1, new Vote(List.of(1))))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("Nobody votes for himself");
    }
  }

  private static List<String> ids(Match match, int player) {
    return match.view(player).decisions().get(0).options().stream().map(Option::id).toList();
  }

  @Test
  void answersAreCarriedOutTogetherAndToldToNobodyElse() {
    try (Match match = match()) {
      match.happenings(0);
      match.choose(3, new Vote(List.of(2)));
      match.choose(0, new Abstain());
      assertThat(match.state(Night.class).votes).isEmpty();

      try (Match restored = BOOK.restore(match.save())) {
        restored.choose(1, new Vote(List.of(3)));
        assertThat(restored.state(Night.class).order).containsExactly(0, 1, 3);
        assertThat(restored.over()).isTrue();
      }

      match.choose(1, new Vote(List.of(3)));
      assertThat(match.state(Night.class).votes)
          .containsEntry(0, "Abstain[]")
          .containsEntry(3, "Vote[players=[2]]");
      assertThat(match.happenings(0).stream().filter(Happening.Answered.class::isInstance))
          .hasSize(1);
    }
  }

  /** By what persons who play and read the story of the match are told. */
  @Test
  void storiesTellTheAnswerOnlyToThePlayerWhoGaveIt() {
    try (Match match = match()) {
      Sight own = new Sight(match, 3);
      Sight other = new Sight(match, 0);
      match.choose(3, new Vote(List.of(2)));
      own.goOn();
      other.goOn();
      Happening.Answered answer =
          (Happening.Answered)
              match.happenings().stream()
                  .filter(Happening.Answered.class::isInstance)
                  .findFirst()
                  .orElseThrow();
      assertThat(own.knows(answer)).isTrue();
      assertThat(other.knows(answer)).isFalse();
    }
  }

  @Test
  void aHiddenAnswerFromBeforeAStreamBeganIsTakenBackUnnoticed() {
    try (Match match = match()) {
      match.choose(3, new Vote(List.of(2)));
      List<Happening> others = match.happenings(0);
      assertThat(match.happenings(3)).hasSize(1);
      match.undo();
      assertThat(match.happenings(0)).isEqualTo(others);
      assertThat(match.happenings(3)).last().isInstanceOf(Happening.Undone.class);

      match.choose(0, new Abstain());
      match.undo();
      assertThat(match.happenings(0)).hasSize(others.size() + 2);
    }
  }

  @Test
  void anAnswerTakenBackIsToldOnlyToThePlayerWhoGaveIt() {
    try (Match match = match()) {
      List<Happening> own = match.happenings(3);
      List<Happening> others = match.happenings(0);
      match.choose(3, new Vote(List.of(2)));
      match.undo();
      assertThat(match.happenings(0)).isEqualTo(others);
      assertThat(match.happenings(3)).hasSize(own.size() + 2);
      assertThat(match.happenings(3).get(own.size() + 1)).isInstanceOf(Happening.Undone.class);

      match.choose(3, new Vote(List.of(2)));
      match.choose(0, new Abstain());
      match.choose(1, new Vote(List.of(3)));
      match.undo();
      assertThat(match.happenings(0).get(match.happenings(0).size() - 1))
          .isInstanceOf(Happening.Undone.class);
    }
  }

  @Test
  void theGuideShowsThisVeryCode() throws IOException {
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/dev/runesheet/engine/SecretVoteTest.java"));
    String guide = Files.readString(Path.of("docs/embedding.md"));
    for (int from = 0; from < source.size(); from++) {
      if (source.get(from).equals("  // example")) {
        int length = source.subList(from, source.size()).indexOf("  // end");
        String example =
            source.subList(from + 1, from + length).stream()
                .map(line -> line.isEmpty() ? line : line.substring(2))
                .collect(Collectors.joining("\n"));
        assertThat(guide).contains(example.strip());
      }
    }
  }
}
