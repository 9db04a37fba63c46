package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Hall.Piece;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Kinds of abilities, chance, new cards and queued events do what the documents say. */
@Tag("thorough")
class SkillsByTheirMeaningTest {

  private static final int MATCHES = 2;
  private static final int MOST_ANSWERS = 60;

  /** The seeds; others by the property 'skills', such as 100-200. */
  static LongStream seeds() {
    String[] asked = System.getProperty("skills", "").split("-");
    return asked.length == 1
        ? LongStream.of(12, 43, 49)
        : LongStream.rangeClosed(Long.parseLong(asked[0]), Long.parseLong(asked[1]));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void doWhatTheirWordsSay(long seed) {
    Random random = new Random(seed);
    SkillGame game = new RandomSkills(random).game();
    RuleBook book = game.written().book();
    for (int i = 0; i < MATCHES; i++) {
      try (Match match = WrittenGame.match(book, game.players())) {
        new Beside(match, game, random).play();
      } catch (Enough longMatch) {
        // The next one may be shorter.
      }
    }
  }

  /** A match that was followed for long enough. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;

    Enough() {
      super("enough", null, false, false);
    }
  }

  /** A match, and its course by the documents, which must stand alike at each question. */
  private static final class Beside implements Skills.Answers {
    private final Match match;
    private final SkillGame game;
    private final Random random;
    private final Hall hall;
    private final Skills course;
    private final Deque<Happening.Rolled> rolls = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();

    Beside(Match match, SkillGame game, Random random) {
      this.match = match;
      this.game = game;
      this.random = random;
      this.hall = new Hall(game);
      match.world().entities().stream()
          .sorted(
              Comparator.comparing((Entity one) -> one.getZone().equals("deck"))
                  .thenComparing(Entity::getPosition))
          .forEach(this::add);
      this.course = new Skills(game, hall, this);
      match.onHappening(
          happening -> {
            if (happening instanceof Happening.Rolled roll) {
              rolls.add(roll);
            }
          });
    }

    /** Adds a player, or a card that was drawn from the top of the deck or lies there yet. */
    private void add(Entity one) {
      if (one.getKind().equals("game")) {
        return;
      }
      boolean player = one.getKind().equals("player");
      Piece piece = new Piece(one.getId(), player ? "" : one.getDefinition(), one.getController());
      hall.pieces.put(piece.id, piece);
      if (!player) {
        hall.lay(piece, "deck");
      }
    }

    void play() {
      try {
        course.play();
        assertThat(match.over()).isTrue();
        assertThat(match.winner()).isEqualTo(-1);
      } catch (Enough longMatch) {
        throw longMatch;
      } catch (AssertionError | RuntimeException wrong) {
        WrittenGame written = game.written();
        String story = "\nafter " + done + " with\n" + written.game() + written.cards();
        throw new AssertionError(wrong.getMessage() + story, wrong);
      }
    }

    private Decision asked(int player) {
      if (done.size() > MOST_ANSWERS || hall.pieces.size() > 80) {
        throw new Enough();
      }
      assertThat(match.over()).isFalse();
      assertThat(rolls).isEmpty();
      assertThat(match.pendingDecisions()).hasSize(1);
      assertAlike();
      Decision asked = match.pendingDecisions().get(0);
      assertThat(asked.player()).isEqualTo(player);
      assertThat(match.view(player).turn()).isEqualTo(course.turn());
      return asked;
    }

    private Option taken(Decision asked, Predicate<Option> liked) {
      List<Option> some = asked.options().stream().filter(liked).toList();
      List<Option> from = some.isEmpty() || random.nextInt(4) == 0 ? asked.options() : some;
      Option option = from.get(random.nextInt(from.size()));
      done.add(asked.player() + ": " + option.id());
      match.choose(asked, option);
      return option;
    }

    @Override
    public Choice act(int player, Map<Choice, Skills.Use> legal, Map<Choice, String> refused) {
      Decision asked = asked(player);
      assertThat(asked.options().stream().map(one -> (Object) one.action()).toList())
          .containsExactlyInAnyOrderElementsOf(legal.keySet());
      refused.forEach(
          (choice, because) -> {
            assertThat(match.legality(player, choice).isLegal()).isFalse();
            if (!because.isEmpty()) {
              assertThat(match.legality(player, choice).reason())
                  .as(choice::toString)
                  .endsWith(": " + because);
            }
          });
      boolean uses = random.nextBoolean();
      return (Choice) taken(asked, one -> uses == one.action() instanceof Choice.Use).action();
    }

    @Override
    public Piece choose(int player, List<Piece> found) {
      Decision asked = asked(player);
      Set<Integer> offered = new TreeSet<>();
      asked.options().forEach(one -> offered.add(((Pick) one.action()).entity()));
      assertThat(offered).isEqualTo(found.stream().map(one -> one.id).collect(Collectors.toSet()));
      return hall.pieces.get(((Pick) taken(asked, one -> true).action()).entity());
    }

    @Override
    public Skills.Use use(int player, List<Skills.Use> found) {
      Decision asked = asked(player);
      List<String> wanted = found.stream().map(Beside::id).toList();
      assertThat(asked.options().stream().map(Option::id).toList())
          .containsExactlyInAnyOrderElementsOf(wanted);
      String id = taken(asked, one -> true).id();
      return found.get(wanted.indexOf(id));
    }

    private static String id(Skills.Use use) {
      return use.self().card + ": " + use.ability().name();
    }

    @Override
    public int roll(int sides) {
      assertThat(rolls).as("rolls of a die with " + sides).isNotEmpty();
      Happening.Rolled roll = rolls.poll();
      assertThat(roll.sides()).isEqualTo(sides);
      return roll.outcome();
    }

    @Override
    public List<Piece> shuffled(List<Piece> cards) {
      if (cards.isEmpty()) {
        return cards;
      }
      for (int i = 1; i < cards.size(); i++) {
        rolls.remove();
      }
      Piece first = cards.get(0);
      List<Piece> order =
          match.world().in(first.zone, first.controller).stream()
              .map(one -> hall.pieces.get(one.getId()))
              .toList();
      assertThat(order).containsExactlyInAnyOrderElementsOf(cards);
      return order;
    }

    private void assertAlike() {
      assertThat(match.world().entities().stream().filter(one -> !one.getKind().equals("game")))
          .hasSameSizeAs(hall.pieces.values());
      for (Piece piece : hall.pieces.values()) {
        Entity entity = match.world().entity(piece.id);
        for (String stat : SkillGame.STATS) {
          assertThat(entity.stat(stat))
              .as(() -> stat + " of " + piece)
              .isEqualTo(hall.number(stat, piece));
        }
        if (!piece.isPlayer()) {
          assertPlace(piece, entity);
        }
        for (int viewer = 0; viewer < game.players(); viewer++) {
          int by = viewer;
          assertThat(match.isVisible(viewer, entity))
              .as(() -> piece + " for " + by)
              .isEqualTo(hall.isVisible(piece, viewer));
        }
      }
    }

    private void assertPlace(Piece piece, Entity entity) {
      assertThat(entity.getController()).isEqualTo(piece.controller);
      assertThat(entity.getDefinition()).isEqualTo(piece.card);
      String zone = piece.host == null ? piece.zone : "on e" + piece.host.id;
      assertThat(entity.getZone()).as(() -> "zone of " + piece).isEqualTo(zone);
      List<Integer> there =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals(zone))
              .filter(one -> piece.host != null || one.getController() == piece.controller)
              .sorted(Comparator.comparing(Entity::getPosition).thenComparing(Entity::getId))
              .map(Entity::getId)
              .toList();
      List<Piece> expected =
          piece.host == null ? hall.in(zone, piece.controller) : piece.host.attached;
      assertThat(there).as(zone).isEqualTo(expected.stream().map(one -> one.id).toList());
    }
  }
}
