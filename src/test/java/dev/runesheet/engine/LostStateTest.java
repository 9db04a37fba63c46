package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Entity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A match is not saved if a part of an embedding game's own state would be lost. */
class LostStateTest {

  /** A state that says no turn. */
  public abstract static class Plain extends GameState implements Cloneable {
    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int players() {
      return 1;
    }

    @Override
    public int active() {
      return -1;
    }

    @Override
    public String phaseName() {
      return "";
    }

    @Override
    public GameState copy() {
      try {
        return (GameState) clone();
      } catch (CloneNotSupportedException never) {
        throw new AssertionError(never);
      }
    }
  }

  /** Keeps a count for itself. */
  public static final class Secretive extends Plain {
    public int shown = 1;
    int hidden;
    private String word = "";
    transient Object index = new Object();
    static int all;
  }

  /** Its copy begins anew. */
  public static final class Forgetful extends Plain {
    public int gold = 3;

    @Override
    public GameState copy() {
      Forgetful copy = new Forgetful();
      copy.gold = 0;
      return copy;
    }
  }

  /** What is lost lies deeper. */
  public static final class Deep extends Plain {
    public Map<String, List<Pile>> piles = new TreeMap<>();
  }

  /** A pile that does not tell what is in it. */
  public static final class Pile {
    public int height;
    List<String> cards = new ArrayList<>();
  }

  /** What keys of a map cannot be. */
  public record Spot(int x, int y) {}

  /** Its keys can be written, but not read. */
  public static final class Mapped extends Plain {
    public Map<Spot, String> things = new TreeMap<>(Comparator.comparing(Spot::toString));
  }

  /** What is written has no field. */
  public static final class Boastful extends Plain {
    public int gold;

    public boolean isRich() {
      return gold > 10;
    }
  }

  /** An interface that does not say which. */
  public static final class Vague extends Plain {
    public List<Thing> things = new ArrayList<>(List.of(new Stone(3)));
  }

  /** A thing. */
  public interface Thing {}

  /** A stone. */
  public record Stone(int weight) implements Thing {}

  /** Jackson does not write this without a module of its own. */
  public static final class Modern extends Plain {
    public Optional<String> word = Optional.of("so");
  }

  /** A setter that changes what it is given. */
  public static final class Rounding extends Plain {
    private int gold = 7;

    public int getGold() {
      return gold;
    }

    public void setGold(int written) {
      gold = written / 2 * 2;
    }
  }

  /** Numbers that are no doubles. */
  public static final class Exact extends Plain {
    public BigDecimal rate = new BigDecimal("0.1234567890123456789012345678901234567890");
    public List<BigDecimal> all = List.of(new BigDecimal("1e400"), new BigDecimal("1.50"));
    public JsonNode half = JsonNodeFactory.instance.numberNode(new BigDecimal("0.5"));
  }

  /** A number that is no double, in JSON. */
  public static final class Inexact extends Plain {
    public JsonNode rate =
        JsonNodeFactory.instance.numberNode(new BigDecimal("0.12345678901234567890"));
  }

  /** A set comes back in an order of its own. */
  public static final class Disordered extends Plain {
    public Set<String> words = new TreeSet<>(List.of("use e12", "use e13", "use e2", "use e9"));
  }

  /** Values whose class JSON does not tell. */
  public static final class Untyped extends Plain {
    public Object count = 3L;
    public Object rate = new BigDecimal("0.5");
    public Map<Object, Integer> byNumber = new LinkedHashMap<>(Map.of(7, 1));
  }

  /** An order that only a comparator knows. */
  public static final class Reversed extends Plain {
    public TreeMap<String, Integer> scores = new TreeMap<>(Comparator.reverseOrder());
    public SortedSet<Integer> numbers = new TreeSet<>(Comparator.reverseOrder());
  }

  /** Orders by chance, or by what was looked up. */
  public static final class Unordered extends Plain {
    public HashMap<String, Integer> bids = new HashMap<>();
    public Map<String, Integer> fixed = Map.of();
    public Set<Integer> seen = Set.of(1);
    public Map<String, Integer> recent = new LinkedHashMap<>(16, 1, true);
  }

  /** Collections in fields that do not say which. */
  public static final class Unsaid extends Plain {
    public Queue<Integer> queue = new PriorityQueue<>(List.of(3, 1));
    public Queue<Integer> shared = new PriorityBlockingQueue<>(List.of(3, 1));
    public Map<TimeUnit, Integer> units = new EnumMap<>(TimeUnit.class);
    public Collection<Integer> numbers = new TreeSet<>();
    public Pattern pattern = Pattern.compile("a", Pattern.CASE_INSENSITIVE);
  }

  /** One array in two fields. */
  public static final class Shared extends Plain {
    public int[] here = {1};
    public int[] there = here;
    public List<int[]> all = List.of(here);
  }

  /** JSON of sorts that no parser gives, and none. */
  public static final class Parsed extends Plain {
    public JsonNode none;
    public JsonNode gold = new LongNode(5);
    public ObjectNode all = JsonNodeFactory.instance.objectNode();

    Parsed() {
      all.putArray("parts").add(1).add(0.5f).addPOJO(List.of(1)).add(new byte[] {1});
      all.put("rate", new BigDecimal("1.10"));
    }
  }

  /** JSON that a parser gives. */
  public static final class Right extends Plain {
    public JsonNode none = JsonNodeFactory.instance.nullNode();
    public JsonNode gold = JsonNodeFactory.instance.numberNode(5_000_000_000L);
    public ObjectNode all = JsonNodeFactory.instance.objectNode().put("a", 1).put("b", "c");
  }

  /** A sorted map in a field that does not say so. */
  public static final class Unsorted extends Plain {
    public Map<String, Integer> scores = new TreeMap<>();
  }

  /** All ways that are right. */
  @JsonAutoDetect(
      fieldVisibility = JsonAutoDetect.Visibility.ANY,
      isGetterVisibility = JsonAutoDetect.Visibility.NONE)
  public static final class Whole extends Plain {
    private int hidden = 3;
    private final List<Stone> stones = new ArrayList<>(List.of(new Stone(1)));
    private Shape shape = new Circle(2);
    private final SortedMap<String, Integer> sorted = new TreeMap<>(Map.of("a", 1, "b", 2));
    private final Map<String, SortedSet<Long>> sets =
        new LinkedHashMap<>(Map.of("a", new TreeSet<>(List.of(1L))));
    private final Object word = "so";
    private final long[][] numbers = {{1L}, {}};
    public JsonNode any = JsonNodeFactory.instance.objectNode().put("a", 1);
    transient int cached;

    public boolean isHeavy() {
      return hidden + stones.size() + cached + sets.size() + sorted.size() + numbers.length > 9
          && shape != null
          && word != null;
    }
  }

  /** A shape. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(Circle.class))
  public sealed interface Shape permits Circle {}

  /** A circle. */
  public record Circle(int radius) implements Shape {}

  /** An entity that counts for itself. */
  public static final class Counter extends Entity {
    private int count;
    private final String fixed = "fixed";
    transient int cached;

    Counter(NewEntity of) {
      super(of.id(), of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
    }

    private Counter(Counter other) {
      super(other);
      count = other.count;
    }

    @Override
    public Counter copy() {
      return new Counter(this);
    }

    @Override
    public String word(String property) {
      return fixed + count++ + cached;
    }
  }

  private static Match match(Game game, String setup) {
    return Keeper.match(game, setup);
  }

  private static void assertRefused(Supplier<GameState> state, String... words) {
    Keeper.assertRefused(state, words);
  }

  @Test
  void allFieldsThatWouldBeLostAreNamedEvenWhileTheyAreEmpty() {
    assertRefused(
        Secretive::new,
        "field (" + Secretive.class.getName() + ".hidden)",
        "field (" + Secretive.class.getName() + ".word)",
        "@JsonAutoDetect(fieldVisibility = ANY)",
        "transient");
  }

  @Test
  void fieldsOfWhatTheStateHoldsAreLookedAtToo() {
    assertRefused(Deep::new, "field (" + Pile.class.getName() + ".cards)");
  }

  @Test
  void whatCannotBeReadBackIsRefused() {
    assertRefused(Boastful::new, "'rich'", "Maybe a getter");
    assertRefused(Mapped::new, "cannot be read", "(Map) Key deserializer", Spot.class.getName());
    assertRefused(Vague::new, "/state/things/0 (", "@JsonTypeInfo");
    assertRefused(Modern::new, "Modern[\"word\"]. Keep numbers, texts, lists");
    assertRefused(Rounding::new, "{\"gold\":7}", "{\"gold\":6}");
  }

  @Test
  void decimalsAreRestoredWithAllTheirDigits() {
    try (Match match = match(new Keeper(Exact::new), "");
        Match restored = match.book().restore(match.save())) {
      assertThat(restored.save()).isEqualTo(match.save());
      restored.update(
          context -> {
            assertThat(context.state(Exact.class).rate).isEqualTo(new Exact().rate);
            assertThat(context.state(Exact.class).all).isEqualTo(new Exact().all);
          });
    }
  }

  @Test
  void aDecimalWhoseDigitsWouldBeLostIsRefused() {
    assertRefused(Inexact::new, "number (0.1234567890123456789) of its state", "BigDecimal");
  }

  @Test
  void aSetWhoseOrderIsLostIsRefusedWithTheTypesThatKeepIt() {
    assertRefused(Disordered::new, "SortedSet or LinkedHashSet");
  }

  @Test
  void valuesThatWouldComeBackAsAnotherClassAreRefused() {
    assertRefused(
        Untyped::new,
        "/state/count (java.lang.Long) comes back as java.lang.Integer",
        "/state/rate (java.math.BigDecimal) comes back as java.lang.String",
        "/state/byNumber/7 (java.lang.Integer) comes back as java.lang.String");
  }

  @Test
  void anOrderThatWouldBeAnotherOneFromThenOnIsRefusedEvenWhileNothingIsInIt() {
    assertRefused(
        Reversed::new,
        "/state/scores (java.util.TreeMap with its comparator) comes back as java.util.TreeMap",
        "/state/numbers (java.util.TreeSet with its comparator)");
    assertRefused(
        Unsorted::new,
        "/state/scores (java.util.TreeMap) comes back as java.util.LinkedHashMap",
        "SortedMap");
  }

  @Test
  void anOrderThatHasNoRuleIsRefused() {
    assertRefused(
        Unordered::new,
        "/state/bids (java.util.HashMap) has no order that lasts",
        "/state/seen (java.util.ImmutableCollections$Set12) comes back as java.util.HashSet",
        "/state/recent (java.util.LinkedHashMap) has no order that lasts",
        "take LinkedHashMap, TreeMap");
  }

  @Test
  void aCollectionThatWouldComeBackAsAnotherKindIsRefused() {
    assertRefused(
        Unsaid::new,
        "/state/queue (java.util.PriorityQueue) comes back as java.util.LinkedList",
        "/state/shared (java.util.concurrent.PriorityBlockingQueue) comes back as",
        "/state/units (java.util.EnumMap) comes back as java.util.LinkedHashMap",
        "/state/numbers (java.util.TreeSet) comes back as java.util.ArrayList",
        "/state/pattern (java.util.regex.Pattern) comes back as one that is not equal to it");
  }

  @Test
  void jsonThatWouldComeBackAsOtherJsonIsRefused() {
    String nodes = LongNode.class.getPackageName() + ".";
    assertRefused(
        Parsed::new,
        "/state/none (null) comes back as " + nodes + "NullNode",
        "/state/gold (" + nodes + "LongNode) comes back as " + nodes + "IntNode",
        "/state/all/parts/1 (" + nodes + "FloatNode) comes back as " + nodes + "DoubleNode",
        "/state/all/parts/2 (" + nodes + "POJONode) comes back as " + nodes + "ArrayNode",
        "/state/all/parts/3 (" + nodes + "BinaryNode) comes back as " + nodes + "TextNode",
        "/state/all/rate (" + nodes + "DecimalNode) comes back as " + nodes + "DoubleNode",
        "as a parser gives it");
    Keeper.assertKept(Right::new, again -> assertThat(again.none.isNull()).isTrue());
  }

  @Test
  void oneObjectInTwoPlacesIsRefused() {
    assertRefused(
        Shared::new,
        "/state/there is the same object as /state/here, but comes back as another",
        "/state/all/0 is the same object as /state/here");
  }

  @Test
  void aStateOfAnotherTypeThanTheGameSaysIsRefused() {
    try (Match match = match(new Keeper(Whole::new, Deep.class, Counter::new), "")) {
      assertThatThrownBy(match::save)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContainingAll(Whole.class.getName(), "stateType()", Deep.class.getName());
    }
  }

  @Test
  void whatAnEntityOfTheGamesOwnKeepsBesideItsStatsIsRefused() {
    try (Match match = match(new Keeper(Whole::new, Whole.class, Counter::new), "with an entity")) {
      assertThatThrownBy(match::save)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContainingAll("field (" + Counter.class.getName() + ".count)", "stat")
          .hasMessageNotContainingAny(".fixed", ".cached");
    }
  }

  @Test
  void aStateWhoseCopySaysSomethingElseIsRefused() {
    assertRefused(Forgetful::new, "copy() of its state gives another one", "{\"gold\":0");
  }

  /** An object that holds another. */
  public static final class Chain {
    public Chain next;
  }

  /** One that holds another, again and again. */
  public static final class Chained extends Plain {
    public Chain first = new Chain();

    static Chained of(int length) {
      Chained chained = new Chained();
      for (int i = 1; i < length; i++) {
        Chain before = new Chain();
        before.next = chained.first;
        chained.first = before;
      }
      return chained;
    }
  }

  /** With the smallest stack of a thread that Java gives. */
  @Test
  void aStateTooDeepForTheStackIsRefusedInWords() throws InterruptedException {
    Match match = match(new Keeper(() -> Chained.of(900)), "");
    Throwable[] thrown = new Throwable[1];
    Runnable save = () -> thrown[0] = catchThrowable(match::save);
    Thread shallow = new Thread(null, save, "shallow", 200_000);
    shallow.start();
    shallow.join();
    assertThat(thrown[0])
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("its state is nested too deep");
    Chained circle = Chained.of(2);
    circle.first.next.next = circle.first;
    assertRefused(() -> circle, "its state is nested too deep, or in a circle: ", "in a list.");
    match.close();
  }

  @Test
  void aStateThatIsWholeIsSavedAndRestored() {
    Keeper game = new Keeper(Whole::new);
    try (Match match = match(game, "");
        Match restored = match.book().restore(match.save())) {
      assertThat(restored.save()).isEqualTo(match.save()).contains("\"hidden\":3", "\"radius\":2");
    }
  }
}
