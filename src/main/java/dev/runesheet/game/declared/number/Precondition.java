package dev.runesheet.game.declared.number;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.runesheet.game.declared.number.Expression.Roles;
import dev.runesheet.game.declared.number.Expression.Test;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Property;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The part of a condition about 'self' and 'target' that can be told without asking rules: where it
 * does not hold, the condition does not. What depends on nothing but which cards they are is worked
 * out once for each two cards.
 */
public final class Precondition {

  /** A condition without such a part. */
  public static final Precondition NONE = new Precondition(List.of(), List.of(), false);

  private static final Role SELF = new Role.Given(GivenRole.SELF);

  private final List<Test> ofCards;
  private final List<Test> ofPlaces;
  private final boolean alike;

  private final List<Test> ofSelf;
  private final Map<String, Boolean> knownOfSelf = new ConcurrentHashMap<>();
  private final Map<String, Map<String, Boolean>> known = new ConcurrentHashMap<>();

  /**
   * A part of a condition.
   *
   * @param ofCards what depends on the cards alone
   * @param ofPlaces what depends on where they lie, and on whose they are
   * @param alike whether all else is the same for whatever entities of one player
   */
  @JsonCreator
  public Precondition(
      @JsonProperty("ofCards") List<Test> ofCards,
      @JsonProperty("ofPlaces") List<Test> ofPlaces,
      @JsonProperty("alike") boolean alike) {
    this.ofCards = List.copyOf(ofCards);
    this.ofPlaces = List.copyOf(ofPlaces);
    this.alike = alike;
    ofSelf = ofCards.stream().filter(Precondition::isOfSelf).toList();
  }

  private static boolean isOfSelf(Test test) {
    return NamedRoles.of(test).equals(Set.of(SELF));
  }

  /** The tests that depend on the cards alone. */
  @JsonProperty("ofCards")
  List<Test> ofCards() {
    return ofCards;
  }

  /** The tests that depend on where they lie, and on whose they are. */
  @JsonProperty("ofPlaces")
  List<Test> ofPlaces() {
    return ofPlaces;
  }

  /** True if all else is the same for whatever entities of one player. */
  @JsonProperty("alike")
  public boolean isAlike() {
    return alike;
  }

  /** False if the condition holds for no target of this entity. */
  public boolean mayHold(Entity self) {
    if (ofSelf.isEmpty()) {
      return true;
    }
    Boolean holds = knownOfSelf.get(self.getDefinition());
    if (holds == null) {
      holds = all(ofSelf, new Roles(null, self, self));
      knownOfSelf.put(self.getDefinition(), holds);
    }
    return holds;
  }

  /** True if the condition may hold for these entities. */
  public boolean mayHold(Entity self, Entity target) {
    if (!ofPlaces.isEmpty() && !all(ofPlaces, new Roles(null, self, target))) {
      return false;
    }
    if (ofCards.isEmpty()) {
      return true;
    }
    Map<String, Boolean> ofSelf = known.get(self.getDefinition());
    if (ofSelf == null) {
      ofSelf = known.computeIfAbsent(self.getDefinition(), card -> new ConcurrentHashMap<>());
    }
    Boolean holds = ofSelf.get(target.getDefinition());
    if (holds == null) {
      holds = all(ofCards, new Roles(null, self, target));
      ofSelf.put(target.getDefinition(), holds);
    }
    return holds;
  }

  /** False if the condition holds for no entity of a kind as a role, whatever else is so. */
  public boolean mayHold(Role role, String kind) {
    return ofCards.stream().allMatch(test -> may(test, true, role, kind));
  }

  private static boolean may(Test test, boolean hold, Role role, String kind) {
    if (test instanceof Expression.Is is) {
      boolean known = is.role().equals(role) && is.property().equals(Property.KIND);
      return !known || is.word().equals(kind) == hold;
    }
    if (test instanceof Expression.Not not) {
      return may(not.of(), !hold, role, kind);
    }
    if (test instanceof Expression.All all) {
      return parts(all.of(), hold, part -> may(part, hold, role, kind));
    }
    return !(test instanceof Expression.Any any)
        || parts(any.of(), !hold, part -> may(part, hold, role, kind));
  }

  private static boolean parts(List<Test> tests, boolean every, Predicate<Test> may) {
    return every ? tests.stream().allMatch(may) : tests.stream().anyMatch(may);
  }

  private static boolean all(List<Test> tests, Roles roles) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).holds(roles)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Precondition one
        && one.ofCards.equals(ofCards)
        && one.ofPlaces.equals(ofPlaces)
        && one.alike == alike;
  }

  @Override
  public int hashCode() {
    return ofCards.hashCode() + 31 * ofPlaces.hashCode();
  }
}
