package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Reads what one entity has: the rules of the mode and its hero. */
final class SideReader {

  private final Scope scope;
  private final OpReader ops;
  private final List<Source> sources;
  private final SideBuilder side;

  /** A reader for an entity; what programs were written as is added to the sources. */
  SideReader(Scope scope, List<Source> sources) {
    this.scope = scope;
    this.sources = sources;
    ops = new OpReader(scope);
    side = new SideBuilder(scope.attributes().size());
  }

  /** Reads the effects of a mode or hero, if it has any. */
  void effects(Fields owner, Source.Kind kind) {
    if (!owner.has("effects")) {
      return;
    }
    int index = 0;
    for (JsonNode json : owner.array("effects")) {
      effect(new Fields(json, owner.place("effects") + "/" + index), kind, index);
      index++;
    }
  }

  private void effect(Fields effect, Source.Kind kind, int index) {
    List<Program> listeners = listeners(effect.object("trigger"));
    listeners.add(program(effect, kind, index, effect.text("name", "")));
    effect.finish();
  }

  private List<Program> listeners(Fields trigger) {
    String type = trigger.text("type");
    List<Program> found = null;
    if (type.equals("ON_ATTRIBUTE_CHANGE")) {
      found = side.byAttribute.get(scope.attribute(trigger));
    }
    for (Phase phase : Phase.values()) {
      if (phase.trigger().equals(type)) {
        found = side.byPhase.get(phase.ordinal());
      }
    }
    if (found == null) {
      throw trigger.error("type", "unknown trigger");
    }
    trigger.finish();
    return found;
  }

  private Program program(Fields owner, Source.Kind kind, int index, String name) {
    sources.add(new Source(kind, scope.holder(), index, name));
    return new Program(sources.size() - 1, ops.read(owner, "program"));
  }

  /** Reads a hero and gives the entity with all that was read. */
  Side hero(JsonNode json, String place) {
    Fields hero = new Fields(json, place);
    side.name = hero.text("name", "");
    start(hero.object("attributes"));
    abilities(hero);
    effects(hero, Source.Kind.EFFECT);
    hero.finish();
    return new Side(side);
  }

  private void start(Fields values) {
    for (String attribute : values.unread()) {
      side.start[scope.index(values, attribute, attribute)] = values.number(attribute);
    }
  }

  private void abilities(Fields hero) {
    for (JsonNode json : hero.array("abilities")) {
      int index = side.abilities.size();
      ability(new Fields(json, hero.place("abilities") + "/" + index), index);
    }
    if (side.abilities.isEmpty()) {
      throw hero.error("abilities", "a hero needs at least one");
    }
  }

  private void ability(Fields ability, int index) {
    String name = ability.text("name", "");
    side.abilityNames.add(name);
    side.abilities.add(program(ability, Source.Kind.ABILITY, index, name));
    if (ability.has("tags")) {
      ability.array("tags").forEach(tag -> Fields.text(tag, ability.place("tags")));
    }
    ability.finish();
  }
}
