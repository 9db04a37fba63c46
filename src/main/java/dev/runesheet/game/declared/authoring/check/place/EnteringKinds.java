package dev.runesheet.game.declared.authoring.check.place;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.role.RaisedKinds;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The kinds of cards that can come into play: those of decks that begin there, and those that lines
 * may put there. A line of which it is not sure which cards it moves may put any.
 */
public final class EnteringKinds {

  /** The events of cards that come into play, or that were not there before. */
  private static final Set<String> BROUGHT = Set.of(CardEvent.ENTERS, DeclaredEvents.MADE);

  private static final Set<String> EVENTS = Set.of(CardEvent.ENTERS, CardEvent.LEAVES);

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final Set<String> kinds = new HashSet<>();

  /** The kinds of cards that can be in play before the first phase. */
  private final Set<String> atStart = new HashSet<>();

  /** The kinds of cards that can be in play when no program runs. */
  private final Set<String> staying = new HashSet<>();

  /** The kinds of cards that can be in play when the next line is done. */
  private final Set<String> lasting = new HashSet<>();

  /** The lines whose cards a later line of the same program surely takes out of play. */
  private final Set<Step> passing = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The steps among them whose cards the very next line takes out of play. */
  private final Set<Step> fleeting = Collections.newSetFromMap(new IdentityHashMap<>());

  private final List<Asked> asked = new ArrayList<>();

  /** A condition on the kind of a card that has come into play or leaves it. */
  private record Asked(
      Effect effect, Condition.Is is, boolean holds, Set<String> about, SourceLocation place) {}

  public EnteringKinds(DeclaredCatalog catalog, PartPlaces places) {
    this.catalog = catalog;
    this.places = places;
    for (String kind : catalog.kinds().keySet()) {
      if (catalog.beginnings(kind).stream().anyMatch(this::isInPlay)) {
        kinds.add(kind);
      }
    }
    atStart.addAll(kinds);
    staying.addAll(kinds);
    lasting.addAll(kinds);
  }

  /** Notes the lines whose cards are in play only until a later one, as spells are. */
  public void program(List<Step> steps) {
    passing.addAll(PassingCards.lines(steps));
    fleeting.addAll(PassingCards.fleeting(steps));
  }

  private boolean isInPlay(String zone) {
    return !catalog.zones().containsKey(zone) || catalog.zones().get(zone).inPlay();
  }

  /** Notes which kinds a line may put into play. */
  public void line(Effect effect, Step.Do act, RoleKinds roles) {
    Set<String> brought = brought(act, roles);
    kinds.addAll(brought);
    if (!passing.contains(act)) {
      staying.addAll(brought);
    }
    if (!fleeting.contains(act)) {
      lasting.addAll(brought);
    }
    if (!effect.owner().equals(RuleOwners.ACTIONS) && !answersPhases(effect)) {
      atStart.addAll(brought);
    }
  }

  private boolean answersPhases(Effect effect) {
    return catalog.phases().stream()
        .anyMatch(phase -> phase.event().equals(effect.trigger().event()));
  }

  /** True if an effect answers a phase that begins. */
  private boolean answersPhase(Effect effect) {
    return answersPhases(effect)
        && effect.trigger().watch() != Watch.OWN; // Which is told as it is never about a card.
  }

  /** The kinds of cards that a line may put into play. */
  public Set<String> brought(Step.Do act, RoleKinds roles) {
    return act.verb().changes().contains(Verb.Change.PLACE) && mayEnter(act)
        ? MovingLine.kinds(act, roles, catalog)
        : Set.of();
  }

  /**
   * Notes a condition on whom an event is about.
   *
   * @param holds whether the condition is to hold, or its opposite
   * @param about the kinds that the event can be about as far as its role tells
   */
  public void asked(
      Effect effect, Condition.Is is, boolean holds, Set<String> about, SourceLocation place) {
    if (EVENTS.contains(effect.trigger().event())
        && is.who().equals(Selector.Role.SUBJECT)
        && is.property().equals("kind")) {
      asked.add(new Asked(effect, is, holds, about, place));
    }
  }

  /**
   * True if a line may bring or make a card, and not to zones out of play alone. What else moves
   * cards leaves them as much in play as they are; what verbs of others do is not known.
   */
  private boolean mayEnter(Step.Do act) {
    List<String> zones = NamedZones.of(act);
    boolean brings =
        act.verb().raises().stream()
            .anyMatch(one -> one.events().stream().anyMatch(BROUGHT::contains));
    return (brings || !act.verb().isShipped())
        && (zones.isEmpty() || zones.stream().anyMatch(this::isInPlay));
  }

  /**
   * The findings about cards that do not come into play in time. Some effects are in force only in
   * play: it is a mistake if their card never comes there (one finding for each kind), or only
   * after the event that they answer. So is a condition that asks for a kind of which no card comes
   * there.
   */
  public List<Finding> missing(Collection<Effect> effects) {
    List<Finding> missing = new ArrayList<>();
    asked.stream().filter(this::isNever).map(this::finding).distinct().forEach(missing::add);
    Set<String> told = new HashSet<>(kinds);
    Set<String> raised = RaisedKinds.events(effects);
    Set<String> acting =
        effects.stream()
            .filter(EnteringKinds::mayActOnEntering)
            .map(one -> isOfOthers(one) ? "" : one.owner())
            .collect(Collectors.toSet());
    for (Effect effect : effects) {
      boolean ofCard = catalog.cards().containsKey(effect.owner());
      if (ofCard && isInForceInPlay(effect) && !isOutOfPlay(effect)) {
        String kind = catalog.cards().get(effect.owner()).kind();
        if (catalog.extras().isEquipment(kind)) {
          if (!catalog.extras().mayBeAttached(kind) && told.add(kind)) {
            missing.add(unattached(effect, kind));
          }
        } else if (told.add(kind)) {
          missing.add(finding(effect, kind));
        } else if (!(effect.body() instanceof Body.Program)) {
          if (!lasting.contains(kind) && !acting.contains("") && !acting.contains(effect.owner())) {
            missing.add(tooShort(effect, kind));
          }
        } else if (kinds.contains(kind) && !raised.contains(effect.trigger().event())) {
          outOfTime(effect, kind).ifPresent(missing::add);
        }
      }
    }
    return missing;
  }

  /** True if an effect may run when a card has come into play, before it leaves at once. */
  private static boolean mayActOnEntering(Effect effect) {
    return effect.body() instanceof Body.Program
        && !effect.trigger().activated()
        && (BROUGHT.contains(effect.trigger().event()) || !isOfOthers(effect));
  }

  private static boolean isOfOthers(Effect effect) {
    return effect.trigger().watch() != Watch.OWN;
  }

  /** True if some of the kinds that the event could be about fulfil a condition, but none there. */
  private boolean isNever(Asked one) {
    Set<String> there = there(one);
    return !there.isEmpty()
        && there.stream().noneMatch(kind -> fulfils(one, kind))
        && one.about().stream().anyMatch(kind -> fulfils(one, kind));
  }

  private static boolean fulfils(Asked one, String kind) {
    return kind.equals(one.is().word()) == one.holds();
  }

  private Set<String> there(Asked one) {
    Set<String> there = new TreeSet<>(one.about());
    there.retainAll(kinds);
    return there;
  }

  private Finding finding(Asked one) {
    String found = "kind of subject is " + (one.holds() ? "" : "not ") + one.is().word();
    String expected = Words.oneOf(there(one)) + ", as no other cards come into play";
    return new Finding(
        Diagnostic.about(Code.IMPOSSIBLE, one.place(), found, expected),
        List.of(one.effect().id()));
  }

  private static boolean isInForceInPlay(Effect effect) {
    return !(effect.body() instanceof Body.Program)
        || !effect.trigger().activated() && effect.trigger().need() != Need.LICENSED;
  }

  /** True for a change in a zone where nothing is in play, which is told there. */
  private boolean isOutOfPlay(Effect effect) {
    return effect.body() instanceof Body.Modify change
        && change.zone() != null
        && !isInPlay(change.zone());
  }

  /** True if an effect answers the start of a game in which players are no cards. */
  private boolean answersStart(Effect effect) {
    Trigger trigger = effect.trigger();
    return trigger.event().equals(DeclaredEvents.STARTS)
        && trigger.watch() != Watch.OWN // Which is told as it is never about a card.
        && catalog.extras().characters() == null;
  }

  /** The finding about an effect whose card is not in play when what it answers occurs. */
  private Optional<Finding> outOfTime(Effect effect, String kind) {
    String expected = "'" + CardEvent.ENTERS + "', or a rule of players";
    if (answersStart(effect) && !atStart.contains(kind)) {
      return Optional.of(outOfTime(effect, kind, "a later event, such as " + expected));
    }
    return answersPhase(effect) && !staying.contains(kind)
        ? Optional.of(outOfTime(effect, kind, "an event while it is played, such as " + expected))
        : Optional.empty();
  }

  private Finding outOfTime(Effect effect, String kind, String expected) {
    String found = Words.quote(effect.trigger().event()) + ", when no " + kind + " is in play";
    return Finding.of(Code.NEVER_FIRES, places.trigger(effect), found, expected, effect.id());
  }

  private Finding tooShort(Effect effect, String kind) {
    String found = Words.quote(effect.owner()) + ", a " + kind + ", which leaves play at once";
    String expected =
        "a card that stays in play, or an effect that answers '" + CardEvent.ENTERS + "'";
    return Finding.of(Code.NEVER_FIRES, places.owner(effect), found, expected, effect.id());
  }

  private Finding unattached(Effect effect, String kind) {
    String found = Words.quote(effect.owner()) + ", a " + kind;
    String expected = "an action or effect that attaches such cards, or no such effect";
    return Finding.of(Code.NEVER_IN_PLAY, places.owner(effect), found, expected, effect.id());
  }

  private Finding finding(Effect effect, String kind) {
    String found = Words.quote(effect.owner()) + ", a " + kind;
    String expected = "an action or effect that brings such cards into play, or no such effect";
    return Finding.of(Code.NEVER_IN_PLAY, places.owner(effect), found, expected, effect.id());
  }
}
