package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.UniqueIds;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Blanks;
import dev.runesheet.spelling.StatEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the effects and abilities of one owner, and gives them their ids. */
final class EffectReader {

  private final String owner;
  private final Scope scope;
  private final UniqueIds ids;
  private final ProgramReader programs;

  EffectReader(String owner, Scope scope) {
    this.owner = owner;
    this.scope = scope;
    this.ids = new UniqueIds(owner);
    this.programs = new ProgramReader(scope);
  }

  /** Triggered effects in order; one without a name is called after its kind and place. */
  List<Effect> effects(JsonValue list, String kind) {
    List<Effect> effectList = new ArrayList<>();
    List<JsonValue> entryList = list.list().orElse(List.of());
    for (int i = 0; i < entryList.size(); i++) {
      String unnamed = kind + "-" + i;
      JsonValue entry = entryList.get(i);
      entry.fields().flatMap(fields -> effect(entry, fields, unnamed)).ifPresent(effectList::add);
    }
    return effectList;
  }

  /** The abilities of a hero in order. */
  List<AbilitySource> abilities(JsonValue list) {
    List<AbilitySource> abilityList = new ArrayList<>();
    List<JsonValue> entryList = list.list().orElse(List.of());
    for (int i = 0; i < entryList.size(); i++) {
      String unnamed = "ability-" + i;
      JsonValue entry = entryList.get(i);
      entry.fields().ifPresent(fields -> abilityList.add(ability(entry, fields, unnamed)));
    }
    return abilityList;
  }

  private AbilitySource ability(JsonValue entry, JsonFields fields, String unnamed) {
    String name = name(fields, unnamed);
    List<String> tags = fields.optional("tags").map(EffectReader::texts).orElse(List.of());
    List<Step> program = fields.required("program").map(programs::read).orElse(List.of());
    fields.noOthers();
    Effect effect = effect(name, Trigger.ACTIVATED, program, entry);
    return new AbilitySource(effect.id(), tags, effect);
  }

  private Optional<Effect> effect(JsonValue entry, JsonFields fields, String unnamed) {
    String name = name(fields, unnamed);
    Optional<Trigger> trigger = fields.required("trigger").flatMap(this::trigger);
    List<Step> program = fields.required("program").map(programs::read).orElse(List.of());
    fields.noOthers();
    return trigger.map(when -> effect(name, when, program, entry));
  }

  private Effect effect(String name, Trigger trigger, List<Step> program, JsonValue entry) {
    Body.Program body = new Body.Program(program);
    return Effect.program(ids.next(name), name, owner, trigger, body, entry.location())
        .saidWith(scope.forms().phrasing());
  }

  private Optional<Trigger> trigger(JsonValue value) {
    return value.fields().flatMap(this::trigger);
  }

  private Optional<Trigger> trigger(JsonFields fields) {
    Optional<JsonValue> type = fields.required("type");
    Optional<String> word = type.flatMap(JsonValue::text);
    if (word.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> event = EffectOpsWords.TRIGGERS.meaning(word.get());
    if (word.get().equals(EffectOpsWords.ATTRIBUTE_CHANGE)) {
      event = fields.required("attr").flatMap(scope::attribute).map(StatEvent::of);
    } else if (event.isEmpty()) {
      type.get().unknownWord(Code.UNKNOWN_TRIGGER, EffectOpsWords.triggers());
      return Optional.empty();
    }
    fields.noOthers();
    return event.map(Trigger::own);
  }

  /** An empty name counts as none; one of which nothing can be seen is reported. */
  static String name(JsonFields fields, String unnamed) {
    Optional<JsonValue> value = fields.optional("name");
    Optional<String> name = value.flatMap(JsonValue::text).filter(text -> !text.isEmpty());
    if (name.filter(Blanks::areAll).isPresent()) {
      value.get().error(Code.EMPTY, "", "a name, or no such field");
    }
    return name.filter(text -> !Blanks.areAll(text)).orElse(unnamed);
  }

  private static List<String> texts(JsonValue list) {
    return list.list().orElse(List.of()).stream()
        .map(JsonValue::text)
        .flatMap(Optional::stream)
        .toList();
  }
}
