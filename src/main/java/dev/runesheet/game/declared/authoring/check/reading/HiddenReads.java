package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.SecretNumbers;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.catalog.TurnScope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Property;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The cards and numbers that an action's condition asks for, and that the player who would act does
 * not see. The cards that the action is done with and on are none of them: its options name them.
 */
public final class HiddenReads {

  private static final Scope A_PLAYER = DeclaredScopes.ofPlayers().get(DeclaredScopes.ALL_PLAYERS);
  private static final Set<String> KNOWN = Set.of(Property.ZONE, Property.OWNER);

  private final DeclaredCatalog catalog;
  private final SecretNumbers secret;
  private final Map<String, Scope> scopes;
  private final Set<String> found = new LinkedHashSet<>();

  /**
   * The knowledge of the roles at a place.
   *
   * @param named the scopes of the roles that no declaration names
   * @param group the scope whose entities the target is; empty outside of groups
   */
  private record Here(RoleSpots spots, Map<String, Scope> named, String group) {

    /** The same where some of the roles are said to have a certain owner, so not any. */
    Here where(List<Condition> together) {
      Map<String, Scope> rest = new HashMap<>(named);
      for (Condition one : together) {
        if (one instanceof Condition.Is is && is.property().equals(Property.OWNER)) {
          rest.remove(is.who().name());
        } else if (one instanceof Condition.Same same && same.property().equals(Property.OWNER)) {
          rest.remove(same.who().name());
          rest.remove(same.as().name());
        }
      }
      return new Here(spots, rest, group);
    }
  }

  private HiddenReads(DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.secret = new SecretNumbers(catalog);
    this.scopes = DeclaredScopes.all(catalog);
  }

  /**
   * The cards and numbers in words such as {@code 'enemy hand', cards that only their owners see}.
   *
   * @param with the scope with whose cards it is done; empty for a player, or cards in play
   * @param on the scope of what it is done on; empty if it is done on nothing
   * @param condition what must hold for the action, or the use of an ability
   */
  public static Set<String> of(
      DeclaredCatalog catalog, String with, String on, Condition condition) {
    HiddenReads reads = new HiddenReads(catalog);
    Scope self = with.isEmpty() ? A_PLAYER : reads.scopes.get(with);
    Map<String, Scope> named = new HashMap<>();
    named.put(Role.OWNER.name(), A_PLAYER);
    named.put(Role.OPPONENT.name(), A_PLAYER);
    named.put(Role.SELF.name(), self);
    if (!on.isEmpty()) {
      named.put(Role.TARGET.name(), reads.scopes.get(on));
    }
    // The player who acts stands in for the owner of a common card.
    String viewer = catalog.isCommon(self.zone()) ? "" : with;
    RoleSpots spots = RoleSpots.unknown(catalog).chosen(viewer, on);
    reads.conditions(List.of(condition), new Here(spots.when(condition), named, ""));
    return reads.found;
  }

  /** The numbers that a scope asks of its entities, which the player who would act does not see. */
  public static Set<String> numbers(DeclaredCatalog catalog, String name) {
    HiddenReads reads = new HiddenReads(catalog);
    Scope scope = reads.scopes.get(name);
    RoleSpots spots = RoleSpots.unknown(catalog).chosen("", name);
    Here here = new Here(spots, Map.of(Role.TARGET.name(), scope), name);
    scope.now().keySet().forEach(stat -> reads.number(stat, Role.TARGET, here));
    return reads.found;
  }

  /** Reads conditions that hold together. */
  private void conditions(List<Condition> together, Here before) {
    Here here = before.where(together);
    for (Condition one : together) {
      if (one instanceof Condition.All all) {
        conditions(all.of(), here);
      } else if (one instanceof Condition.Comparison comparison) {
        comparison.values().forEach(value -> value(value, here));
      } else if (one instanceof Condition.Is is && !KNOWN.contains(is.property())) {
        card(is.who(), here);
      } else if (one instanceof Condition.Has has) {
        card(has.who(), here);
      } else if (one instanceof Condition.Same same && !KNOWN.contains(same.property())) {
        card(same.who(), here);
        card(same.as(), here);
      } else {
        one.parts().forEach(part -> conditions(List.of(part), here));
      }
    }
  }

  private void value(Value value, Here here) {
    if (value instanceof Value.StatOf number) {
      card(number.who(), here);
      number(number.stat(), number.who(), here);
    } else if (value instanceof Value.OfGroup some && scopes.containsKey(some.group().scope())) {
      Selector.Group group = some.group();
      Scope scope = scopes.get(group.scope());
      Map<String, Scope> named = new HashMap<>(here.named());
      named.put(Role.TARGET.name(), scope);
      Here each = new Here(here.spots().each(group), named, group.scope()).where(group.where());
      if (isNarrow(scope)) {
        card(Role.TARGET, each);
      }
      scope.now().keySet().forEach(stat -> number(stat, Role.TARGET, each));
      if (some instanceof Value.Total total) {
        value(new Value.StatOf(Role.TARGET, total.stat()), each);
      } else if (some instanceof Value.Extreme extreme) {
        value(new Value.StatOf(Role.TARGET, extreme.stat()), each);
      }
      conditions(group.where(), each);
    }
    value.parts().forEach(part -> value(part, here));
  }

  /** True if a scope asks more of a card than where it lies and whose it is. */
  private boolean isNarrow(Scope scope) {
    boolean kinds =
        !scope.kinds().isEmpty()
            && catalog.zones().containsKey(scope.zone())
            && catalog.kinds().keySet().stream()
                .filter(DeclaredCatalog::isOfCards)
                .filter(catalog.zones().get(scope.zone())::mayHave)
                .anyMatch(Predicate.not(scope.kinds()::contains));
    return kinds
        || !scope.words().isEmpty()
        || !scope.printed().isEmpty()
        || !scope.now().isEmpty();
  }

  private Scope scope(Role who, Here here) {
    Scope declared =
        catalog.extras().roles().containsKey(who.name()) ? scopes.get(who.name()) : null;
    return declared != null ? declared : here.named().get(who.name());
  }

  private void card(Role who, Here here) {
    Scope scope = scope(who, here);
    boolean ofGroup = who.equals(Role.TARGET) && !here.group().isEmpty();
    boolean declared = catalog.extras().roles().containsKey(who.name());
    if (scope == null || !(ofGroup || declared) || !scope.attachedTo().isEmpty()) {
      return;
    }
    Spot spot = here.spots().of(who);
    Set<String> zones = spot.zones().orElse(Set.of());
    if (!zones.isEmpty() && zones.stream().allMatch(zone -> isHidden(zone, scope, spot))) {
      SeenBy seen =
          zones.stream().map(catalog::seenBy).max(Comparator.naturalOrder()).orElseThrow();
      found.add(words(ofGroup ? here.group() : who.name(), seen));
    }
  }

  /**
   * The cards of a scope that its player does not see, in words.
   *
   * @param seen who sees them; not all
   */
  public static String words(String scope, SeenBy seen) {
    return Words.quote(scope)
        + ", cards that "
        + switch (seen) {
          case OTHERS -> "their owners do not see";
          case OWNER -> "only their owners see";
          case ALL, NOBODY -> "nobody sees";
        };
  }

  /**
   * True if the player who acts does not know the cards of a zone. A zone of one's own that nobody
   * sees is known as a whole: all that lies nowhere else is there.
   */
  private boolean isHidden(String zone, Scope scope, Spot spot) {
    boolean others = spot.side() != Spot.Side.ACTIVE && catalog.players().most() > 1;
    return switch (catalog.seenBy(zone)) {
      case ALL -> false;
      case OWNER -> others;
      case OTHERS -> spot.side() != Spot.Side.OTHER;
      case NOBODY -> others || scope.most() != null;
    };
  }

  private void number(String stat, Role who, Here here) {
    Scope scope = scope(who, here);
    if (scope == null || !scope.attachedTo().isEmpty() || scope.inTurn() == TurnScope.ACTIVE) {
      return;
    }
    Spot.Side side = here.spots().of(who).side();
    boolean ofOthers = side != Spot.Side.ACTIVE && catalog.players().most() > 1;
    if (ofOthers && isSecret(scope, stat, 0, 1)) {
      found.add(words(stat, who, here) + "which only its owner sees");
    }
    if (side != Spot.Side.OTHER && isSecret(scope, stat, 0, 0)) {
      found.add(words(stat, who, here) + "which its owner does not see");
    }
  }

  private boolean isSecret(Scope scope, String stat, int owner, int viewer) {
    return catalog.kinds().keySet().stream()
        .filter(
            kind ->
                scope.kinds().isEmpty()
                    ? DeclaredCatalog.isOfCards(kind)
                    : scope.kinds().contains(kind))
        .anyMatch(kind -> secret.isOfAnother(kind, stat, owner, viewer));
  }

  private static String words(String stat, Role who, Here here) {
    boolean ofGroup = who.equals(Role.TARGET) && !here.group().isEmpty();
    return Words.quote(stat) + " of " + Words.quote(ofGroup ? here.group() : who.name()) + ", ";
  }
}
