package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import java.util.List;
import java.util.Optional;

/** The writer of effects and abilities; those that the language cannot express are reported. */
final class EffectWriter {

  private final WriterScope scope;
  private final ProgramWriter programs;
  private final JsonNodeFactory nodes = JsonNodeFactory.instance;

  EffectWriter(WriterScope scope) {
    this.scope = scope;
    this.programs = new ProgramWriter(scope);
  }

  /** Triggered effects; the name that the reader gives to unnamed ones is left out. */
  ArrayNode effects(List<Effect> effectList, String kind) {
    ArrayNode list = nodes.arrayNode();
    for (int i = 0; i < effectList.size(); i++) {
      list.add(triggered(effectList.get(i), kind + "-" + i));
    }
    return list;
  }

  /** The abilities of a hero. */
  ArrayNode abilities(List<AbilitySource> abilityList) {
    ArrayNode list = nodes.arrayNode();
    for (int i = 0; i < abilityList.size(); i++) {
      list.add(ability(abilityList.get(i), "ability-" + i));
    }
    return list;
  }

  private ObjectNode ability(AbilitySource ability, String unnamed) {
    ArrayNode tags = nodes.arrayNode();
    ability.tags().forEach(tags::add);
    if (!ability.effect().trigger().equals(Trigger.ACTIVATED)) {
      scope.inexpressible("an ability that is triggered", ability.effect().source());
    }
    ObjectNode entry = named(ability.effect(), unnamed);
    entry.set("tags", tags);
    return entry.set("program", program(ability.effect()));
  }

  private ObjectNode triggered(Effect effect, String unnamed) {
    ObjectNode entry = named(effect, unnamed);
    entry.set("trigger", trigger(effect));
    return entry.set("program", program(effect));
  }

  private ObjectNode named(Effect effect, String unnamed) {
    ObjectNode entry = nodes.objectNode();
    if (!effect.name().equals(unnamed)) {
      entry.put("name", effect.name());
    }
    boolean plain =
        effect.priority() == 0
            && effect.duration().equals(Duration.WHILE_IN_PLAY)
            && effect.stacking().equals(Stacking.ADDITIVE);
    if (!plain) {
      scope.inexpressible("a priority, duration or stacking of its own", effect.source());
    }
    return entry;
  }

  private JsonNode trigger(Effect effect) {
    Trigger trigger = effect.trigger();
    if (!trigger.equals(Trigger.own(trigger.event()))) {
      return scope.inexpressible("the trigger " + trigger, effect.source());
    }
    Optional<TriggerSource> written = TriggerSource.of(trigger.event());
    if (written.isEmpty()) {
      return scope.inexpressible("the trigger '" + trigger.event() + "'", effect.source());
    }
    if (written.get() instanceof TriggerSource.AttributeChange change) {
      scope.attribute(change.attr(), effect.source());
    }
    return scope.write(TriggerSource.class, written.get());
  }

  private JsonNode program(Effect effect) {
    return effect.body() instanceof Body.Program program
        ? programs.write(program.steps())
        : scope.inexpressible("a continuous effect", effect.source());
  }
}
