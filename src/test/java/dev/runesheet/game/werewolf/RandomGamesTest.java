package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.werewolf.authoring.WolfTools;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of random roles and choices. */
class RandomGamesTest {

  private static final int MOST_ANSWERS = 5_000;

  /** Five to twenty players with any roles. */
  private static Match begin(long seed) {
    RuleBook book = ShippedBooks.of("werewolf");
    List<String> roles =
        book.catalog(WolfCatalog.class).roles().values().stream()
            .filter(role -> role.group() != RoleGroup.EXTRA)
            .map(RoleType::name)
            .toList();
    Random random = new Random(seed);
    List<WolfSetup.Seat> seats = new ArrayList<>();
    int players = 5 + random.nextInt(16);
    while (seats.size() < players) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), roles.get(random.nextInt(roles.size()))));
    }
    return book.newMatch(new WolfSetup(seats, 0, true, false, Map.of()).toJson(), seed);
  }

  private static Match play(long seed) {
    Match match = begin(seed);
    play(match, new Random(seed), MOST_ANSWERS);
    return match;
  }

  private static void play(Match match, Random random, int answers) {
    for (int i = 0; i < answers && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision decision = open.get(random.nextInt(open.size()));
      match.choose(decision, decision.options().get(random.nextInt(decision.options().size())));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void endsAndReplaysIdentically(long seed) {
    try (Match match = play(seed);
        Match again = play(seed)) {
      assertThat(match.over()).isTrue();
      assertThat(again.happenings().toString()).isEqualTo(match.happenings().toString());
      assertThat(again.save()).isEqualTo(match.save());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void goesOnAfterItWasSaved(long seed) {
    RuleBook book = ShippedBooks.of("werewolf");
    JsonNode setup = new WolfTools().randomSetup(book, 0, seed).orElseThrow();
    try (Match match = book.newMatch(setup, seed)) {
      play(match, new Random(seed), 40);
      if (!match.over()) {
        try (Match restored = book.restore(match.save())) {
          play(match, new Random(7), 100);
          play(restored, new Random(7), 100);
          assertThat(restored.save()).isEqualTo(match.save());
        }
      }
    }
  }

  /** Among these roles nobody changes sides. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void allPlayersOfATeamThatWinsAreItsWinners(long seed) {
    List<WolfSetup.Seat> seats =
        List.of(
            new WolfSetup.Seat("Ann", "Citizen"),
            new WolfSetup.Seat("Bob", "Citizen"),
            new WolfSetup.Seat("Cy", "Citizen"),
            new WolfSetup.Seat("Dee", "Wolf"),
            new WolfSetup.Seat("Eve", "Wolf"));
    WolfSetup setup = new WolfSetup(seats, 0, true, false, Map.of());
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), seed)) {
      play(match, new Random(seed), MOST_ANSWERS);
      String team = match.state(WolfState.class).winners().get(0);
      assertThat(match.winners())
          .isEqualTo(team.equals("Werewolf") ? List.of(3, 4) : List.of(0, 1, 2));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aGameThatNobodyWinsEndsWhenNobodyCanDoAnything(long seed) {
    List<WolfSetup.Seat> seats =
        Stream.of("Seer", "Wolf", "Herbalist", "Wanderer", "Avenger")
            .map(role -> new WolfSetup.Seat(role, role))
            .toList();
    WolfSetup setup = new WolfSetup(seats, 0, false, false, Map.of());
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), seed)) {
      play(match, new Random(seed), MOST_ANSWERS);
      assertThat(match.over()).isTrue();
      assertThat(match.winner()).isEqualTo(-1);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25})
  void nobodyIsToldWhatIsMeantForAnother(long seed) {
    assertGood(seed);
  }

  /** {@code -Dwerewolf.from=… -Dwerewolf.games=…} plays some of them. */
  @Test
  @Tag("slow")
  void tenThousandGamesEndReplayAndKeepTheirSecrets() {
    long from = Long.getLong("werewolf.from", 1_000);
    int games = Integer.getInteger("werewolf.games", 10_000);
    for (long seed = from; seed < from + games; seed++) {
      assertGood(seed);
    }
  }

  /**
   * It ends, gives a player nothing that is meant for another, and is the same again with the same
   * seed.
   */
  private static void assertGood(long seed) {
    try (Match match = begin(seed);
        Match again = begin(seed)) {
      int viewer = (int) (seed % match.state(WolfState.class).players());
      match.happenings(viewer); // His stream, and the numbers by which he knows others, begin here.
      again.happenings(viewer);
      play(match, new Random(seed), MOST_ANSWERS);
      play(again, new Random(seed), MOST_ANSWERS);
      assertThat(match.over()).as("game %d", seed).isTrue();
      assertThat(again.save()).as("game %d", seed).isEqualTo(match.save());
      assertThat(again.happenings()).as("game %d", seed).hasToString(match.happenings().toString());
      for (Happening told : match.happenings(viewer)) {
        assertThat(mayLearn(match, viewer, told)).as("game %d: %s", seed, told).isTrue();
      }
    }
  }

  private static boolean mayLearn(Match match, int player, Happening told) {
    if (told instanceof Happening.Revealed revealed) {
      return mayLearn(match, player, revealed);
    }
    if (told instanceof Happening.Moved moved) {
      boolean dies = moved.entity() < match.state(WolfState.class).players();
      boolean loses = moved.controller() == player && !moved.present();
      return (dies && moved.zone().equals("dead") || loses) && moved.cause().self() < 0;
    }
    if (told instanceof Happening.Asked asked) {
      return asked.decision().player() == player;
    }
    if (told instanceof Happening.Answered answered) {
      return answered.decision().player() == player;
    }
    return told instanceof Happening.OfStream
        || told instanceof Happening.PhaseEnded
        || told instanceof Happening.MatchEnded;
  }

  private static boolean mayLearn(Match match, int player, Happening.Revealed told) {
    String mark = told.entity().definition();
    boolean own = told.entity().controller() == player;
    boolean open =
        mark.contains("\"type\":\"notice\"") && (!mark.contains("\"to\"") || hears(mark, player))
            || mark.contains("\"type\":\"membership\"") && isMember(match, player, mark);
    boolean silent = !mark.contains("\"source\"") && !mark.contains("\"by role\"");
    int cause = told.cause().self();
    return (own || open) && silent && (cause < 0 || cause == player);
  }

  private static boolean hears(String notice, int player) {
    Matcher to = Pattern.compile("\"to\":\"([0-9,]*)\"").matcher(notice);
    return to.find() && List.of(to.group(1).split(",")).contains("" + player);
  }

  private static boolean isMember(Match match, int player, String membership) {
    return match.world().entities().stream()
        .filter(one -> one instanceof Mark mark && mark.getBearer() == player)
        .anyMatch(
            one -> membership.contains("\"name\":\"" + ((Mark) one).says(Detail.NAME) + "\""));
  }
}
