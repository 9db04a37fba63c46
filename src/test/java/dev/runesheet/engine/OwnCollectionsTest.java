package dev.runesheet.engine;

import static dev.runesheet.engine.Keeper.assertKept;
import static dev.runesheet.engine.Keeper.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Collections of an embedding game's state come back as what they were, or are refused. */
class OwnCollectionsTest {

  /** Sets in fields that do not say so. */
  public static final class Hidden extends LostStateTest.Plain {
    public Collection<Integer> seen = new LinkedHashSet<>();
    public Collection<Integer> one = Set.of(1);
    public Iterable<Integer> all = Collections.unmodifiableSet(new LinkedHashSet<>());
    public Object any = new LinkedHashSet<>(List.of(1));
  }

  /** Collections that come back as others which do the same. */
  public static final class Alike extends LostStateTest.Plain {
    public List<Integer> linked = new LinkedList<>(List.of(1));
    public List<Integer> fixed = List.of(1, 2);
    public Collection<Integer> view = Collections.unmodifiableList(new ArrayList<>(List.of(3)));
    public Map<String, Integer> map = Collections.unmodifiableMap(new LinkedHashMap<>());
    public LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(4));
  }

  /** Collections for several threads in fields that do not say so. */
  public static final class Concurrent extends LostStateTest.Plain {
    public List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
    public Collection<Integer> queue = new ConcurrentLinkedDeque<>();
    public SortedMap<String, Integer> map = new ConcurrentSkipListMap<>();
  }

  /** One in a field that does. */
  public static final class Safe extends LostStateTest.Plain {
    public CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
  }

  /** Collections of the constants of an enum in fields that do not say so. */
  public static final class Constants extends LostStateTest.Plain {
    public Set<TimeUnit> units = EnumSet.of(TimeUnit.DAYS);
    public Map<TimeUnit, Integer> numbers = new EnumMap<>(TimeUnit.class);
  }

  /** A list that knows more than its elements. */
  public static class Bag extends ArrayList<Integer> {
    int bonus;
  }

  /** A list that does something else, but knows no more. */
  public static final class Doubling extends ArrayList<Integer> {
    @Override
    public boolean add(Integer number) {
      return super.add(2 * number);
    }
  }

  /** A map that knows more than its entries. */
  public static final class Ledger extends LinkedHashMap<String, Integer> {
    public int bonus;
  }

  /** A sorted map of somebody's own. */
  public static final class Sorted extends TreeMap<String, Integer> {}

  /** Such collections in fields that do not say so. */
  public static final class Unsaid extends LostStateTest.Plain {
    public List<Integer> doubling = new Doubling();
    public SortedMap<String, Integer> sorted = new Sorted();
  }

  /** The same in fields that do. */
  public static final class Said extends LostStateTest.Plain {
    public Doubling doubling = new Doubling();
    public Sorted sorted = new Sorted();
  }

  /** A bag in a field that says so, in a map. */
  public static final class Bags extends LostStateTest.Plain {
    public Map<String, Bag> bags = new LinkedHashMap<>();
  }

  /** A bag whose field nobody knows before it is there. */
  public static final class Bagged extends LostStateTest.Plain {
    public List<Integer> bag = new Bag();
  }

  /** A map with a field. */
  public static final class Booked extends LostStateTest.Plain {
    public Ledger ledger = new Ledger();
  }

  /** Whose class only JSON says. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
  public interface Named {}

  /** One that says nothing of what it has. */
  public static final class Silent implements Named {
    public int told = 1;
    private int untold = 2;
  }

  /** A map that is written with its class. */
  public static final class NamedMap extends LinkedHashMap<String, Integer> implements Named {
    int bonus;
  }

  /** Classes that no field declares. */
  public static final class Several extends LostStateTest.Plain {
    public List<Named> all = new ArrayList<>(List.of(new Silent()));

    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    public Object map = new NamedMap();
  }

  /** A bag that says itself how it is written. */
  public static final class Spoken extends ArrayList<Integer> {
    private int bonus;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Spoken of(List<Integer> all) {
      Spoken spoken = new Spoken();
      spoken.bonus = all.get(0);
      spoken.addAll(all.subList(1, all.size()));
      return spoken;
    }

    @JsonValue
    List<Integer> all() {
      List<Integer> all = new ArrayList<>(this);
      all.add(0, bonus);
      return all;
    }
  }

  /** A bag that leaves its field out on purpose, or can work it out. */
  public static final class Forgetful extends ArrayList<Integer> {
    @JsonIgnore public int bonus;
    transient int cached;
  }

  /** Bags that are right. */
  public static final class Right extends LostStateTest.Plain {
    public Spoken spoken = Spoken.of(List.of(7, 1));
    public Forgetful forgetful = new Forgetful();
  }

  @Test
  void aSetThatWouldComeBackAsAListIsRefused() {
    assertRefused(
        Hidden::new,
        "/state/seen (java.util.LinkedHashSet) comes back as java.util.ArrayList",
        "/state/one (java.util.ImmutableCollections$Set12) comes back as java.util.ArrayList",
        "/state/all (java.util.Collections$UnmodifiableSet) comes back as java.util.ArrayList",
        "/state/any (java.util.LinkedHashSet) comes back as java.util.ArrayList");
  }

  @Test
  void collectionsThatPlayAlikeMayComeBackAsEachOther() {
    assertKept(Alike::new, again -> assertThat(again.set).containsExactly(4));
  }

  @Test
  void aCollectionForSeveralThreadsThatComesBackAsAnotherIsRefused() {
    assertRefused(
        Concurrent::new,
        "/state/list (java.util.concurrent.CopyOnWriteArrayList) comes back as java.util.ArrayList",
        "/state/queue (java.util.concurrent.ConcurrentLinkedDeque) comes back as",
        "/state/map (java.util.concurrent.ConcurrentSkipListMap) comes back as java.util.TreeMap");
    assertKept(Safe::new, again -> assertThat(again.list).containsExactly(1));
  }

  @Test
  void aCollectionOfAnEnumIsRefusedWithTheTypeToDeclare() {
    assertRefused(
        Constants::new,
        "/state/units (java.util.RegularEnumSet) comes back as java.util.HashSet",
        "/state/numbers (java.util.EnumMap) comes back as java.util.LinkedHashMap",
        "such as Long, EnumMap, EnumSet, SortedMap");
  }

  @Test
  void aCollectionOfSomebodysOwnThatComesBackAsOneOfTheJdkIsRefused() {
    assertRefused(
        Unsaid::new,
        "/state/doubling (" + Doubling.class.getName() + ") comes back as java.util.ArrayList",
        "/state/sorted (" + Sorted.class.getName() + ") comes back as java.util.TreeMap");
    assertKept(Said::new, again -> assertThat(again.sorted).isEmpty());
  }

  @Test
  void whatACollectionKnowsBesideItsElementsIsRefused() {
    String bonus = "field (" + Bag.class.getName() + ".bonus): of a collection or map only";
    assertRefused(Bagged::new, bonus, "beside it");
    assertRefused(Bags::new, bonus);
    assertRefused(Booked::new, "field (" + Ledger.class.getName() + ".bonus): of a collection");
  }

  @Test
  void whatClassesLoseThatNoFieldDeclaresIsRefused() {
    assertRefused(
        Several::new,
        "field (" + Silent.class.getName() + ".untold): it is neither public",
        "field (" + NamedMap.class.getName() + ".bonus): of a collection");
  }

  @Test
  void aCollectionThatSaysItselfHowItIsWrittenIsItsOwnAffair() {
    assertKept(Right::new, again -> assertThat(again.spoken.bonus).isEqualTo(7));
  }
}
