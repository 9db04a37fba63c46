package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Table.Piece;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games go as the documents say: phases, actions and questions, and what lies where. */
class GamesByTheirMeaningTest {

  private static final int MATCHES = 3;
  private static final int MOST_ANSWERS = 150;

  /** The seeds; others by the property 'seeds', such as 100-200. */
  static LongStream seeds() {
    String[] asked = System.getProperty("seeds", "").split("-");
    return asked.length == 1
        ? LongStream.of(22, 65, 213, 231)
        : LongStream.rangeClosed(Long.parseLong(asked[0]), Long.parseLong(asked[1]));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void goAsTheirWordsSay(long seed) {
    Random random = new Random(seed);
    RandomGame game = RandomGame.of(random);
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
  private static final class Beside implements Course.Players {
    private final Match match;
    private final RandomGame game;
    private final Random random;
    private final Table table;
    private final Course course;
    private final List<String> done = new ArrayList<>();

    Beside(Match match, RandomGame game, Random random) {
      this.match = match;
      this.game = game;
      this.random = random;
      this.table = new Table(game.cards());
      List<Entity> entities = new ArrayList<>(match.world().entities());
      entities.sort(Comparator.comparing(Entity::getPosition));
      for (Entity one : entities) {
        boolean player = one.getKind().equals("player");
        if (player || one.getZone().equals("deck")) {
          String metal = one.getKind().equals("gear") ? RandomGame.metal(one.getDefinition()) : "";
          Piece piece =
              new Piece(
                  one.getId(),
                  one.getKind(),
                  one.getDefinition(),
                  metal,
                  one.getController(),
                  one.stat("power"));
          table.add(piece, player ? "" : "deck");
        }
      }
      this.course = new Course(table, game, this);
    }

    void play() {
      try {
        course.play();
        assertThat(match.over()).isTrue();
        assertThat(match.winners()).isEqualTo(course.winners());
        assertThat(match.pendingDecisions()).isEmpty();
      } catch (Enough longMatch) {
        throw longMatch;
      } catch (AssertionError | RuntimeException wrong) {
        throw new AssertionError(wrong.getMessage() + story(), wrong);
      }
    }

    private String story() {
      WrittenGame written = game.written();
      return "\nafter " + done + " with\n" + written.game() + written.cards();
    }

    private Decision asked(int player) {
      if (done.size() > MOST_ANSWERS) {
        throw new Enough();
      }
      assertThat(match.over()).isFalse();
      assertThat(match.pendingDecisions()).hasSize(1);
      assertAlike();
      Decision asked = match.pendingDecisions().get(0);
      assertThat(asked.player()).isEqualTo(player);
      assertThat(match.view(player).turn()).isEqualTo(course.turn());
      return asked;
    }

    private void take(Decision asked, Option option) {
      done.add(asked.player() + ": " + option.id());
      match.choose(asked, option);
    }

    private Option one(Decision asked) {
      return asked.options().get(random.nextInt(asked.options().size()));
    }

    @Override
    public Choice act(int player, Map<Choice, Doing> legal, Map<Choice, String> refused) {
      Decision asked = asked(player);
      Set<Object> offered = new LinkedHashSet<>();
      asked.options().forEach(one -> offered.add(one.action()));
      assertThat(offered).containsExactlyInAnyOrderElementsOf(legal.keySet());
      refused.forEach(
          (choice, because) -> {
            assertThat(match.legality(player, choice).isLegal()).isFalse();
            if (!because.isEmpty()) {
              assertThat(match.legality(player, choice).reason())
                  .as(choice::toString)
                  .endsWith(": " + because);
            }
          });
      Option option = one(asked);
      take(asked, option);
      return (Choice) option.action();
    }

    @Override
    public Piece choose(int player, List<Piece> found, boolean optional) {
      Decision asked = asked(player);
      Set<Integer> wanted = new TreeSet<>();
      found.forEach(one -> wanted.add(one.id));
      if (optional) {
        wanted.add(Event.NOBODY);
      }
      Set<Integer> offered = new TreeSet<>();
      asked.options().forEach(one -> offered.add(entity(one)));
      assertThat(offered).isEqualTo(wanted);
      Option option = one(asked);
      take(asked, option);
      return table.pieces.get(entity(option));
    }

    private static int entity(Option option) {
      return option.action() instanceof Pick pick ? pick.entity() : Event.NOBODY;
    }

    @Override
    public boolean choosesFirst(int player) {
      Decision asked = asked(player);
      assertThat(asked.options()).hasSize(2);
      Option option = one(asked);
      take(asked, option);
      return option.id().equals("some");
    }

    private void assertAlike() {
      for (Piece piece : table.pieces.values()) {
        Entity entity = match.world().entity(piece.id);
        assertThat(entity.stat("power"))
            .as(() -> "power of " + piece)
            .isEqualTo(table.power(piece));
        if (!piece.isPlayer()) {
          assertPlace(piece, entity);
        }
        for (int viewer = 0; viewer < game.players(); viewer++) {
          int by = viewer;
          assertThat(match.isVisible(viewer, entity))
              .as(() -> piece + " for " + by)
              .isEqualTo(isVisible(piece, viewer));
        }
      }
    }

    private void assertPlace(Piece piece, Entity entity) {
      assertThat(entity.getController()).as(() -> "player of " + piece).isEqualTo(piece.controller);
      String zone = piece.host == null ? piece.zone : "on e" + piece.host.id;
      assertThat(entity.getZone()).as(() -> "zone of " + piece).isEqualTo(zone);
      List<Integer> there =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals(zone))
              .filter(one -> piece.host != null || one.getController() == piece.controller)
              .sorted(Comparator.comparing(Entity::getPosition))
              .map(Entity::getId)
              .toList();
      List<Piece> expected =
          piece.host == null ? table.in(zone, piece.controller) : piece.host.attached;
      assertThat(there)
          .as(() -> zone + " of " + piece.controller)
          .isEqualTo(expected.stream().map(one -> one.id).toList());
      for (String metal : List.of("gold", "iron")) {
        if (piece.kind.equals("unit")) {
          assertThat(entity.stat(metal + " gear"))
              .as(() -> metal + " of " + piece)
              .isEqualTo(table.counted(piece, metal));
        }
      }
    }

    private static boolean isVisible(Piece piece, int viewer) {
      if (piece.host != null) {
        return isVisible(piece.host, viewer);
      }
      return switch (piece.zone) {
        case "deck" -> false;
        case "hand" -> piece.controller == viewer;
        default -> true;
      };
    }
  }
}
