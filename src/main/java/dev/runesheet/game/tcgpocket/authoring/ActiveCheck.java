package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Pokemon;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource.Stage;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.StandingCheck;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.DisplayName;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Places;
import dev.runesheet.spelling.Slug;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The checks across the cards of all files. */
final class ActiveCheck {

  private final EffectTypes types;
  private final Diagnostics findings;
  private final StandingCheck standing;
  private final Map<String, Pokemon> byName = new LinkedHashMap<>();

  /** The stages of cards that others may evolve from: Pokémon, and fossils, which are basic. */
  private final Map<String, Stage> stages = new TreeMap<>();

  /** The names of each chain without an end that has been told. */
  private final Set<Set<String>> told = new HashSet<>();

  /** Checks cards with effects of some types. */
  ActiveCheck(EffectTypes types, Diagnostics findings) {
    this.types = types;
    this.findings = findings;
    this.standing = new StandingCheck(types, findings);
  }

  /** Reports what does not fit together. */
  void check(Map<String, CardSource> cards) {
    Map<String, String> printed = new HashMap<>();
    Set<String> names = new TreeSet<>();
    for (CardSource card : cards.values()) {
      names.add(card.name());
      if (card instanceof Pokemon pokemon) {
        byName.putIfAbsent(pokemon.name(), pokemon);
        stages.putIfAbsent(pokemon.name(), pokemon.stage());
        pokemon.abilities().forEach(ability -> standing.check(ability.effect()));
        pokemon.abilities().forEach(this::uses);
        pokemon.abilities().forEach(one -> name(one.name(), one.effect().places()));
        pokemon.attacks().forEach(one -> name(one.name(), one.places()));
        pokemon.attacks().forEach(attack -> attack.effects().forEach(standing::check));
        pokemon.attacks().forEach(this::attack);
        flag(pokemon);
        calledTheSame(pokemon);
      } else if (card instanceof CardSource.Fossil) {
        stages.putIfAbsent(card.name(), Stage.BASIC);
      } else if (card instanceof CardSource.Stadium stadium) {
        stadium.effects().forEach(standing::check);
        trainer(card, "a stadium", stadium.effects(), Severity.WARNING);
      } else if (card instanceof CardSource.Tool tool) {
        tool.effects().forEach(standing::check);
        tool.effects().forEach(this::stays);
        trainer(card, "a Tool", tool.effects(), Severity.ERROR);
      } else if (card instanceof CardSource.Item item) {
        trainer(card, "an item", item.effects(), Severity.ERROR);
      } else if (card instanceof CardSource.Supporter supporter) {
        trainer(card, "a supporter", supporter.effects(), Severity.ERROR);
      }
    }
    cards.forEach((id, card) -> printings(id, card, printed));
    cards.values().stream()
        .filter(Pokemon.class::isInstance)
        .map(Pokemon.class::cast)
        .forEach(pokemon -> evolution(pokemon, names));
    EnergyCheck.check(cards.values(), types.words().costs(), findings);
  }

  /** A trainer without effects would be played for nothing; a stadium is in play all the same. */
  private void trainer(CardSource card, String kind, List<EffectUse> effects, Severity severity) {
    SourceLocation place = card.places().of("effects");
    if (effects.isEmpty() && !findings.areAt(place)) { // Effects with a mistake are left out.
      String found = kind + " without effects";
      findings.add(Diagnostic.of(Code.NO_CHANGE, place, found, "at least one effect").as(severity));
    }
  }

  /** An attack without damage and effects only ends the turn. */
  private void attack(CardSource.Attack attack) {
    SourceLocation place = attack.places().all();
    boolean idle = attack.damage() == 0 && attack.effects().isEmpty();
    if (idle && !findings.areAt(place)) { // What is wrong in it is left out.
      String found = "an attack without damage and effects";
      findings.error(Code.NO_CHANGE, place, found, "damage, or at least one effect");
    }
  }

  /** A Pokémon that is called an ex and is none would be worth less when it is knocked out. */
  private void flag(Pokemon card) {
    if (card.name().endsWith(" ex") && !card.ex()) {
      String expected = "\"ex\": true beside it, or a name without 'ex'";
      findings.add(
          Diagnostic.about(
              Code.CARD_STRAY, card.places().of("name"), "name", card.name(), expected));
    }
  }

  /** A Tool is never used while it is attached. */
  private void stays(EffectUse effect) {
    if (types.file().types().get(effect.type()).stays().isEmpty()) {
      effect
          .places()
          .error(
              "effect_id",
              Code.EFFECT_PLACE,
              Words.quote(effect.type()) + " of a Tool",
              "an effect that stays, as a Tool is never used while it is attached");
    }
  }

  /** An ability that holds as long as its card is in play is never used. */
  private void uses(CardSource.Ability ability) {
    EffectUse effect = ability.effect();
    if (ability.uses().isPresent() && types.file().types().get(effect.type()).then().isEmpty()) {
      effect
          .places()
          .error(
              "uses_per_turn",
              Code.EFFECT_PLACE,
              "'uses_per_turn' of " + Words.quote(effect.type()),
              "nothing: this effect type holds as long as its card is in play");
    }
  }

  /**
   * Attacks and abilities are chosen by name, so that a second of one name would hide the first.
   */
  private void calledTheSame(Pokemon card) {
    Set<String> ids = new HashSet<>();
    card.abilities().stream()
        .filter(one -> types.file().types().get(one.effect().type()).stays().isEmpty())
        .forEach(one -> called(one.name(), one.effect().places(), ids));
    card.attacks().forEach(one -> called(one.name(), one.places(), ids));
  }

  private void name(String name, Places places) {
    DisplayName.check(name, places.of("name"), findings);
  }

  private void called(String name, Places places, Set<String> ids) {
    String id = Slug.of(name);
    if (!name.isBlank() && !ids.add(id.isEmpty() ? name : id)) {
      findings.errorAbout(
          Code.DUPLICATE,
          places.of("name"),
          name,
          "another name than the card's other abilities and attacks have");
    }
  }

  private void printings(String id, CardSource card, Map<String, String> printed) {
    card.printings()
        .forEach(
            (number, rarity) -> {
              SourceLocation place = card.places().of("printings");
              String found = "printing " + Words.quote(number);
              String other = printed.putIfAbsent(number, id);
              if (other != null) {
                findings.error(Code.DUPLICATE, place, found, "one that " + other + " has not");
              }
              if (rarity.isBlank()) {
                findings.error(Code.EMPTY, place, found + " without a rarity", "its rarity");
              }
            });
  }

  private void evolution(Pokemon card, Set<String> names) {
    SourceLocation place = card.places().of("evolves_from");
    if (card.evolvesFrom().isPresent() == (card.stage() == Stage.BASIC)) {
      String stage = card.stage().name().toLowerCase(Locale.ROOT);
      boolean basic = card.stage() == Stage.BASIC;
      findings.error(
          Code.EVOLUTION,
          place,
          "stage " + stage + (basic ? " with" : " without") + " evolves_from",
          basic ? "a basic Pokémon without it, or stage_1 or stage_2" : "the field 'evolves_from'");
    }
    if (card.evolvesFrom().isEmpty()) {
      return;
    }
    String from = card.evolvesFrom().get();
    if (!names.contains(from)) {
      if (types.cardNames().isEmpty() || types.cardNames().contains(from)) {
        return; // A file or that card could not be read, which is reported there.
      }
      findings.unknownWord(Code.UNKNOWN_REFERENCE, place, from, below(card.stage()));
      return;
    }
    if (!stages.containsKey(from)) {
      String found = Words.quote(from) + ", which never lies where it could evolve";
      findings.error(Code.EVOLUTION, place, found, "a Pokémon or a fossil");
      return;
    }
    List<String> chain = chain(card);
    if (!chain.isEmpty() && !told.add(Set.copyOf(chain))) {
      return; // Another card of it has been told.
    }
    if (!chain.isEmpty()) {
      String found = String.join(" from ", chain);
      findings.error(Code.EVOLUTION, place, found, "a chain that ends with a basic Pokémon");
    } else if (stages.get(from).evolutions() != card.stage().evolutions() - 1
        && card.stage() != Stage.BASIC) {
      String below = stages.get(from).name().toLowerCase(Locale.ROOT);
      String own = card.stage().name().toLowerCase(Locale.ROOT);
      findings.error(
          Code.EVOLUTION, place, own + " from " + below, "a card of the stage below " + own);
    }
  }

  /** The names of the cards from which those of a stage evolve; all that others may, if none. */
  private Set<String> below(Stage stage) {
    Set<String> below = new TreeSet<>(stages.keySet());
    below.removeIf(name -> stages.get(name).evolutions() != stage.evolutions() - 1);
    return below.isEmpty() ? stages.keySet() : below;
  }

  /** The names from a card back to itself; empty if it does not come back. */
  private List<String> chain(Pokemon card) {
    Set<String> seen = new LinkedHashSet<>(List.of(card.name()));
    Pokemon at = card;
    while (at != null && at.evolvesFrom().isPresent()) {
      String next = at.evolvesFrom().get();
      if (next.equals(card.name())) {
        List<String> chain = new ArrayList<>(seen);
        chain.add(next);
        return chain;
      }
      if (!seen.add(next)) {
        return List.of(); // Another card's chain; it is reported there.
      }
      at = byName.get(next);
    }
    return List.of();
  }
}
