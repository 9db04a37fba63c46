package dev.runesheet.game.valeria.state;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupReader;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The table at the beginning of a match: codes of cards, stacks from the bottom to the top.
 *
 * @param seats the players' names, the first player first
 * @param areas the areas of the monsters, by stack; more if others can join
 * @param starters the starting cards of each player
 * @param resources the resources of each player: gold, strength, magic, victory points, and maps
 * @param monsters the five stacks of monsters
 * @param citizens the ten stacks of citizens
 * @param domains the five stacks of domains, of which only the tops are face-up
 * @param exhausted the exhausted deck; the last card is drawn first
 * @param dukes the dukes from which each player keeps one
 * @param relics the relics from which each player keeps one; empty without relics
 * @param agents the agents that can be engaged; empty without agents
 * @param agentDeck the other agents; the last one comes next
 * @param reserves cards that come into the game only by effects, by name of the pool; goods, tomes
 *     and nobles where players sail, the last of which fill the slots of the harbour
 */
public record Deal(
    List<String> seats,
    List<String> areas,
    List<String> starters,
    List<List<Integer>> resources,
    List<List<String>> monsters,
    List<List<String>> citizens,
    List<List<String>> domains,
    List<String> exhausted,
    List<List<String>> dukes,
    List<List<String>> relics,
    List<String> agents,
    List<String> agentDeck,
    Map<String, List<String>> reserves) {

  /** The parts that do not name cards. */
  private static final List<String> NO_CARDS = List.of("seats", "areas", "resources");

  /** The smallest number of players. */
  public static final int FEWEST = 2;

  /** The largest number of players. */
  public static final int MOST = 5;

  /** The same bounds in words. */
  public static final String SO_MANY = FEWEST + " to " + MOST;

  /** Copies the lists and checks what the phases rely on. */
  public Deal {
    seats = List.copyOf(seats);
    areas = List.copyOf(areas);
    starters = List.copyOf(starters);
    resources = List.copyOf(resources);
    monsters = List.copyOf(monsters);
    citizens = List.copyOf(citizens);
    domains = List.copyOf(domains);
    exhausted = List.copyOf(exhausted);
    dukes = List.copyOf(dukes);
    relics = List.copyOf(relics);
    agents = List.copyOf(agents);
    agentDeck = List.copyOf(agentDeck);
    // Cards are numbered in this order, which must be the same in every run.
    reserves = Collections.unmodifiableMap(new TreeMap<>(reserves));
    require(allows(seats.size()), "seats", seats, SO_MANY + " players");
    boolean named = seats.stream().noneMatch(String::isBlank);
    require(named && Set.copyOf(seats).size() == seats.size(), "seats", seats, "different names");
    require(resources.size() == seats.size(), "resources", resources, "a list for each seat");
    require(dukes.size() == seats.size(), "dukes", dukes, "a list for each seat");
    require(
        dukes.stream().noneMatch(List::isEmpty), "dukes", dukes, "at least one for each player");
    stacks("monsters", monsters, CardIndex.MONSTER_STACKS);
    stacks("citizens", citizens, CardIndex.CITIZEN_STACKS);
    stacks("domains", domains, CardIndex.DOMAIN_STACKS);
  }

  private static void stacks(String what, List<List<String>> dealt, int number) {
    require(dealt.size() == number, what, dealt, number + " stacks");
  }

  /** True if so many can play. */
  public static boolean allows(int players) {
    return players >= FEWEST && players <= MOST;
  }

  private static void require(boolean fits, String what, Object found, String expected) {
    if (!fits) {
      throw new IllegalArgumentException(
          what + " (" + Excerpt.of(found.toString()) + ") of the deal must be " + expected + ".");
    }
  }

  public static void check(SetupReader in, ValeriaCatalog catalog) {
    in.know(NO_CARDS);
    Stream.of(Deal.class.getRecordComponents())
        .map(RecordComponent::getName)
        .filter(field -> !NO_CARDS.contains(field))
        .forEach(field -> in.every(field, catalog.codes()));
  }

  /** The deal as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    return JsonNodeFactory.instance.objectNode().set("deal", RecordJson.write(this));
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static Deal of(JsonNode json) {
    String what = "deal of a match of Valeria is not readable";
    return RecordJson.read(json, Deal.class, what, "/deal");
  }
}
