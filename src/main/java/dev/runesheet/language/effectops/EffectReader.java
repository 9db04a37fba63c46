package dev.runesheet.language.effectops;

import dev.runesheet.language.UniqueIds;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The effects and abilities of one owner in the model, with their ids. */
final class EffectReader {

  private final String owner;
  private final Phrasing phrasing;
  private final UniqueIds ids;

  EffectReader(String owner, Phrasing phrasing) {
    this.owner = owner;
    this.phrasing = phrasing;
    this.ids = new UniqueIds(owner);
  }

  /** Triggered effects in order; one without a name is called after its kind and place. */
  List<Effect> effects(List<EffectFields> written, String kind) {
    List<Effect> effectList = new ArrayList<>();
    for (EffectFields one : written) {
      String name = name(one.name(), kind + "-" + effectList.size());
      Trigger trigger = Trigger.own(one.trigger().event());
      effectList.add(effect(name, trigger, one.program(), one.source()));
    }
    return effectList;
  }

  /** The abilities of a hero in order. */
  List<AbilitySource> abilities(List<AbilityFields> written) {
    List<AbilitySource> abilityList = new ArrayList<>();
    for (AbilityFields one : written) {
      String name = name(one.name(), "ability-" + abilityList.size());
      Effect effect = effect(name, Trigger.ACTIVATED, one.program(), one.source());
      abilityList.add(new AbilitySource(effect.id(), one.tags(), effect));
    }
    return abilityList;
  }

  private Effect effect(String name, Trigger trigger, List<Step> program, SourceLocation place) {
    Body.Program body = new Body.Program(program);
    return Effect.program(ids.next(name), name, owner, trigger, body, place).saidWith(phrasing);
  }

  /** The name that an author gave, or another. */
  static String name(Optional<OwnName> own, String unnamed) {
    return own.map(OwnName::text).orElse(unnamed);
  }
}
