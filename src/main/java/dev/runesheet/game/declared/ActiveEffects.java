package dev.runesheet.game.declared;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Listed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Registration;
import dev.runesheet.game.declared.setup.Registrations;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.Stacking;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The modifiers, suppressors and listed answers in play in a match of a declared game; each query
 * derives its result from the present state. Create one inside of {@code Match.direct} or in a
 * verb.
 */
public final class ActiveEffects {

  private final MatchContext match;
  private final DeclaredCatalog catalog;

  private ActiveEffects(MatchContext match) {
    this.match = given(match, "match");
    if (!(match.book().catalog(Object.class) instanceof DeclaredCatalog declared)) {
      throw new IllegalArgumentException(
          "match (" + match.book().gameId() + ") is not one of a game declared in data.");
    }
    this.catalog = declared;
  }

  /**
   * The active effects of a match.
   *
   * @throws NullPointerException if a parameter is null, here as everywhere; it names it
   * @throws IllegalArgumentException if its game is not declared in data
   */
  public static ActiveEffects of(MatchContext match) {
    return new ActiveEffects(match);
  }

  /**
   * An effect in play.
   *
   * @param effect its fact: its source, holder, controller and expiry
   * @param type its type
   * @param trigger the moment at which programs ask for it
   * @param active its effect when it is in force
   * @param inForce whether it is in force: not suppressed, its holder where it must be, and as many
   *     entities there as it asks for
   * @param suppressedBy what suppresses it; empty if it is in force, or out of force for another
   *     reason
   */
  public record Found(
      InPlay effect,
      String type,
      String trigger,
      ActiveEffect active,
      boolean inForce,
      List<InPlay> suppressedBy) {}

  /**
   * A query for effects; null and -1 match all. A type or trigger that no effect in play has
   * matches none.
   *
   * @param type its type
   * @param trigger the moment at which programs ask for it
   * @param player a player it reaches, himself or through a card of his
   * @param card an entity that it reaches
   * @param outOfForce whether to include those out of force
   */
  public record Query(String type, String trigger, int player, Entity card, boolean outOfForce) {

    /** Asks for a type whomever it reaches. */
    public static Query type(String type) {
      return new Query(type, null, -1, null, false);
    }
  }

  /**
   * Brings an effect into play. Those in play already never refuse it; its stacking is decided by
   * each query.
   *
   * @param source the entity that brings it
   * @param holder the entity it is on, from which its scope is seen. One that nothing but its turns
   *     ends goes to that entity's player, if its scope is the same for all entities of a player
   * @throws IllegalArgumentException if its scope, number, zone or condition is none of the game's,
   *     if it suppresses itself, or if it stacks otherwise than another that was registered with
   *     its key
   */
  public InPlay register(Registration effect, Entity source, Entity holder) {
    RegisteredEffect does = given(effect, "effect").effect();
    given(source, "source");
    given(holder, "holder");
    new RegisterCheck(match, catalog).check(does, source);
    return Registrations.register(match, effect, source, holder);
  }

  /** Ends what abilities of a source brought; how many. */
  public int removeBySource(Entity source) {
    given(source, "source");
    return end(one -> one.getSource() == source.getId() && one.isAbility() && !one.isHeld());
  }

  /** Ends what expires with a turn or did before; how many. */
  public int removeExpired(int turn) {
    return end(one -> one.getExpires() <= turn);
  }

  private int end(java.util.function.Predicate<InPlay> which) {
    int ended = 0;
    for (InPlay effect : List.copyOf(match.world().inPlay())) {
      if (which.test(effect) && does(effect) != null) {
        match.end(effect);
        ended++;
      }
    }
    return ended;
  }

  /** The effects that match a query, oldest first. */
  public List<Found> query(Query query) {
    given(query, "query");
    List<Found> found = new ArrayList<>();
    for (InPlay effect : match.world().inPlay()) {
      ActiveEffect active = does(effect);
      if (active != null && fits(query, active)) {
        boolean inForce = match.consult(new InForceCheck(active)).inForce();
        if (inForce || query.outOfForce()) {
          List<InPlay> by = inForce ? List.of() : suppressors(effect);
          found.add(new Found(effect, type(active), trigger(effect), active, inForce, by));
        }
      }
    }
    return found;
  }

  /** The effects that take an effect out of force now. */
  private List<InPlay> suppressors(InPlay effect) {
    return match.world().inPlay().stream()
        .filter(by -> effect.isSuppressible() && by.getHolder() != effect.getHolder())
        .filter(by -> suppresses(does(by), effect))
        .toList();
  }

  private boolean suppresses(ActiveEffect by, InPlay effect) {
    return by != null
        && by.isSuppressing()
        && (!by.isOfAbilities() || effect.isAbility())
        && reaches(by).contains(match.entity(effect.getHolder()));
  }

  /** The effect of a continuous one, or of an answer that is listed; null for others. */
  private ActiveEffect does(InPlay effect) {
    if (effect.registered() != null) {
      return effect.active();
    }
    Continuous does = catalog.extras().continuous().get(effect.getEffect());
    if (does != null) {
      return new ActiveEffect(
          effect,
          does.type(),
          does.scope(),
          does.stat(),
          does.layer(),
          does.amount() == null ? effect.getAmount() : does.amount(),
          effect.stacking(),
          does.per());
    }
    Listed listed = catalog.extras().listed().get(effect.getEffect());
    if (listed == null) {
      return null;
    }
    String only = listed.abilities() ? ActiveEffect.ABILITIES : "";
    return listed.scope().isEmpty()
        ? new ActiveEffect(effect)
        : new ActiveEffect(effect, listed.type(), listed.scope(), only, null, 0, effect.stacking());
  }

  private String type(ActiveEffect active) {
    Listed listed = catalog.extras().listed().get(active.getEffect());
    return listed == null ? active.getType() : listed.type();
  }

  private String trigger(InPlay effect) {
    if (effect.registered() != null) {
      return effect.registered().trigger();
    }
    Continuous does = catalog.extras().continuous().get(effect.getEffect());
    return does != null
        ? does.trigger()
        : catalog.extras().listed().get(effect.getEffect()).trigger();
  }

  private boolean fits(Query query, ActiveEffect effect) {
    return (query.type() == null || query.type().equals(type(effect)))
        && (query.trigger() == null || query.trigger().equals(trigger(effect.getOrigin())))
        && (query.card() == null || reaches(effect).contains(query.card()))
        && (query.player() < 0
            || reaches(effect).stream().anyMatch(one -> one.getController() == query.player()));
  }

  /** The entities that an effect reaches now; an answer reaches its holder. */
  public List<Entity> reaches(ActiveEffect effect) {
    if (given(effect, "effect").getScope().isEmpty()) {
      return List.of(match.entity(effect.getHolder()));
    }
    return seen(effect.getScope(), effect).stream()
        .filter(Entity::isPresent)
        .filter(one -> effect.isSuppressing() || one.has(effect.getStat()))
        .toList();
  }

  /** The entities of a scope as the rules find them, seen from the holder. */
  private List<Entity> seen(String scope, ActiveEffect effect) {
    return match.derivedScope(scope, match.entity(effect.getHolder()));
  }

  /**
   * A base with the modifiers found, combined by the stacking mode of each group; those that count
   * entities, once for each.
   */
  public double combined(List<Found> found, double base) {
    List<Contribution> contributions = new ArrayList<>();
    String stat = "";
    for (Found one : given(found, "found")) {
      if (one.active().layer() != null) {
        modifiers(one.active()).map(Contribution::new).forEach(contributions::add);
        stat = one.active().getStat();
      }
    }
    contributions.sort(Contribution.OLDEST_FIRST);
    return Stacking.apply(base, Stacking.counting(contributions), stat);
  }

  /** The modifiers of an effect, all on one entity, whichever they reach, so that they combine. */
  private Stream<Modifier> modifiers(ActiveEffect effect) {
    Entity anyone = match.entity(0);
    return effect.isScaling()
        ? seen(effect.getPer(), effect).stream().map(one -> new Modifier(anyone, effect, one))
        : Stream.of(new Modifier(anyone, effect));
  }
}
