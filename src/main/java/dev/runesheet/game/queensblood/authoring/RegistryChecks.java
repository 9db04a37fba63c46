package dev.runesheet.game.queensblood.authoring;

import static dev.runesheet.model.diagnostic.Words.quote;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Category;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.ReadableName;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks cards and effects against each other: each effect that a card names exists, each effect is
 * some card's, and each can do something on the cards that have it.
 */
public final class RegistryChecks {

  private final List<CardSource> cards;
  private final Map<String, CardSource> byId = new LinkedHashMap<>();
  private final Map<String, List<Effect>> byOwner;
  private final PartPlaces places;

  /** Checks of some cards and effects, wherever they were written. */
  public RegistryChecks(List<CardSource> cards, List<Effect> effects, PartPlaces places) {
    this.cards = cards;
    this.places = places;
    cards.forEach(card -> byId.putIfAbsent(card.id(), card));
    byOwner =
        effects.stream()
            .collect(Collectors.groupingBy(Effect::owner, LinkedHashMap::new, Collectors.toList()));
  }

  /**
   * Reports cards that effects name but that do not exist, or that they spawn although decks have
   * them: what they spawn are tokens. A token that no effect brings may be meant: that it is unused
   * follows from the mistake, so it is no finding besides.
   */
  public void cards(Diagnostics diagnostics) {
    IdHints hints = hints(cards);
    eachNamed(
        (act, id, place) -> {
          if (!byId.containsKey(id)) {
            diagnostics.add(
                Diagnostic.unknownId(Code.UNKNOWN_REFERENCE, place, id, hints)
                    .suggesting(hints.of(id).isEmpty() ? unmadeInstead(id) : hints.of(id)));
          } else if (isSpawn(act) && byId.get(id).category() != Category.TOKEN) {
            String found = quote(id) + ", a card of decks";
            diagnostics.add(Diagnostic.of(RegistryCode.NO_TOKEN, place, found, "a token"));
          }
        });
  }

  private static boolean isSpawn(Step.Do act) {
    return act.verb().name().equals(VerbNames.SPAWN_TOKENS);
  }

  /** The hints for ids of cards. */
  static IdHints hints(List<CardSource> cards) {
    Map<String, String> names = new LinkedHashMap<>();
    cards.forEach(card -> names.putIfAbsent(card.id(), card.name()));
    return new IdHints(names, "the id of a card");
  }

  /** The token that no effect brings and that an unknown id may mean, in words; or nothing. */
  private String unmadeInstead(String missing) {
    List<CardSource> unmade = unmade().toList();
    String nearest = Words.nearest(missing, unmade.stream().map(CardSource::id).toList());
    if (nearest != null) {
      return "did you mean '" + nearest + "'?";
    }
    return unmade.size() == 1
        ? "no effect brings the token " + unmade.get(0).id() + " " + unmade.get(0).name()
        : "";
  }

  /** The tokens that no effect brings into play or to a hand. */
  private Stream<CardSource> unmade() {
    Set<String> made = new HashSet<>();
    eachNamed((act, id, place) -> made.add(id));
    return cards.stream()
        .filter(card -> card.category() == Category.TOKEN && !made.contains(card.id()));
  }

  private static Finding unmade(CardSource card) {
    String expected = "a token that an effect spawns or adds to a hand";
    return doubt(Diagnostic.about(Code.UNUSED, card.places().all(), card.id(), expected), card);
  }

  /**
   * Reports effects that cards name but that do not exist, each once, where the first card names
   * it. One that no card has may be meant, or one whose name differs by a slip; a name that is made
   * of the words of others is no slip, so nothing is put in its place.
   *
   * @param unread ids of effects that were written, but perhaps not understood
   * @return whether there are any
   */
  public boolean effects(Collection<String> unread, Diagnostics diagnostics) {
    Set<String> ids = new LinkedHashSet<>(byOwner.keySet());
    ids.addAll(unread);
    Map<String, List<CardSource>> missing = new LinkedHashMap<>();
    for (CardSource card : cards) {
      if (!card.effect().isEmpty() && !ids.contains(card.effect())) {
        missing.computeIfAbsent(card.effect(), effect -> new ArrayList<>()).add(card);
      }
    }
    EffectSuggestion meant = new EffectSuggestion(ids, cards);
    missing.forEach((effect, users) -> diagnostics.add(missing(effect, users, meant)));
    return !missing.isEmpty();
  }

  private static Diagnostic missing(String effect, List<CardSource> users, EffectSuggestion meant) {
    String others = users.stream().skip(1).map(CardSource::id).collect(Collectors.joining(", "));
    String found = quote(effect) + (others.isEmpty() ? "" : ", also on card " + others);
    return Diagnostic.of(
            Code.UNKNOWN_REFERENCE,
            users.get(0).places().of("effect_id"),
            found,
            "the id of an effect")
        .about(Subject.written(effect).at(users.size()))
        .suggesting("its row may have been deleted, or have another id now")
        .meaning(meant.instead(effect));
  }

  /**
   * The actions of cards and effects that can never happen, although they have no errors. An author
   * may accept them for an effect on all its cards, or for one of them.
   */
  public List<Finding> doubts() {
    List<Effect> effects = byOwner.values().stream().flatMap(List::stream).toList();
    List<Finding> doubts = new ArrayList<>(new DyingCards(places).check(effects));
    Set<String> idle =
        doubts.stream().flatMap(one -> one.effects().stream()).collect(Collectors.toSet());
    Set<String> spawned = spawned(effects.stream());
    cards.forEach(card -> doubts.addAll(doubts(card, spawned, idle)));
    doubts.addAll(unused());
    unmade().map(RegistryChecks::unmade).forEach(doubts::add);
    return doubts;
  }

  /** The effects that no card has: where a card's effect is missing, one of them may be meant. */
  public List<Finding> unused() {
    List<Finding> doubts = new ArrayList<>();
    Set<String> used = cards.stream().map(CardSource::effect).collect(Collectors.toSet());
    byOwner.forEach(
        (owner, own) -> {
          if (!used.contains(owner)) {
            SourceLocation place = places.owner(own.get(0));
            Diagnostic finding = Diagnostic.about(Code.EFFECT_UNUSED, place, owner, "");
            doubts.add(new Finding(finding, List.of(owner)));
          }
        });
    return doubts;
  }

  private List<Finding> doubts(CardSource card, Set<String> spawned, Set<String> idle) {
    List<Finding> doubts = new ArrayList<>();
    List<Effect> effects = byOwner.getOrDefault(card.effect(), List.of());
    boolean onTiles =
        effects.stream().anyMatch(one -> NamedScopes.include(ScopeRegion.ON_AFFECTED_TILES, one));
    if (onTiles && !card.pattern().affectsTiles()) {
      doubts.add(
          never(card, "a pattern with E or X cells, since the effect is about affected tiles"));
    }
    // An effect that changes nothing because of its scope is told at that.
    boolean told = effects.stream().map(Effect::id).anyMatch(idle::contains);
    if (!onTiles && !told && card.pattern().affectsTiles()) {
      String expected = "an effect about affected tiles, or a pattern without E and X";
      doubts.add(doubt(card, Code.UNUSED, "pattern", "cells of an effect", expected));
    }
    boolean born = effects.stream().anyMatch(one -> one.trigger().event().equals(Triggers.SPAWNED));
    if (born && !spawned.contains(card.id())) {
      doubts.add(never(card, "a card that some effect spawns"));
    }
    if (!replaces(effects) && effects.stream().anyMatch(RegistryChecks::usesReplaced)) {
      doubts.add(never(card, "an effect that replaces an ally, whose power this one uses"));
    }
    ReadableName.doubt(card.name(), card.places().of("name"), accepted(card))
        .ifPresent(doubts::add);
    return doubts;
  }

  /** True if one of a card's effects lets it be placed on an ally. */
  static boolean replaces(List<Effect> effects) {
    return effects.stream()
        .anyMatch(one -> one.trigger().activated() && one.body() instanceof Body.Program);
  }

  /**
   * True if an effect asks for, or changes something by, the power of an ally that its card has
   * replaced.
   */
  private static boolean usesReplaced(Effect effect) {
    return effect.steps().flatMap(Step::values).anyMatch(RegistryChecks::isReplaced);
  }

  private static boolean isReplaced(Argument argument) {
    return argument instanceof Value.StatOf stat && stat.stat().equals(CardStats.REPLACED_POWER);
  }

  private static Finding never(CardSource card, String expected) {
    String found = quote(card.effect()) + " on card " + card.id() + " " + card.name();
    return doubt(card, Code.NEVER_FIRES, "effect_id", found, expected);
  }

  /** A finding about a field of a card, accepted for its effect or for the card alone. */
  static Finding doubt(
      CardSource card, FindingCode code, String field, String found, String expected) {
    return doubt(Diagnostic.of(code, card.places().of(field), found, expected), card);
  }

  private static Finding doubt(Diagnostic finding, CardSource card) {
    return new Finding(finding, accepted(card));
  }

  private static List<String> accepted(CardSource card) {
    String effect = card.effect();
    return effect.isEmpty()
        ? List.of(card.id())
        : List.of(effect, effect + " on card " + card.id());
  }

  /** A visitor of the ids by which effects name cards. */
  @FunctionalInterface
  private interface Naming {

    void visit(Step.Do act, String card, SourceLocation place);
  }

  /** Visits them, each once in a line; those not written in JSON have not been looked up before. */
  private void eachNamed(Naming naming) {
    for (List<Effect> effects : byOwner.values()) {
      for (Effect effect : effects) {
        effect.calls().forEach(act -> eachNamed(effect, act, naming));
      }
    }
  }

  private void eachNamed(Effect effect, Step.Do act, Naming naming) {
    Set<String> met = new HashSet<>();
    act.naming(WordList.CARD)
        .forEach(
            (parameter, card) -> {
              if (met.add(card)) {
                naming.visit(act, card, places.argument(effect, act, parameter));
              }
            });
  }

  /** The ids of the cards that effects spawn. */
  static Set<String> spawned(Stream<Effect> effects) {
    return effects
        .flatMap(Effect::calls)
        .filter(RegistryChecks::isSpawn)
        .flatMap(act -> act.arguments().values().stream())
        .map(Argument::toString)
        .collect(Collectors.toSet());
  }
}
