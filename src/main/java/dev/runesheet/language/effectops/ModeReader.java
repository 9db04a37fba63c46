package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the fields of a mode. */
final class ModeReader {

  private final Scope scope;

  ModeReader(Scope scope) {
    this.scope = scope;
  }

  /** The attributes of a mode, which its effects are checked against. */
  static List<String> attributes(JsonValue list) {
    EffectOpsReader.mustNotBeEmpty(list, "at least one attribute");
    List<String> attributeList = new ArrayList<>();
    for (JsonValue entry : list.list().orElse(List.of())) {
      Optional<String> name = entry.text();
      if (name.isPresent() && name.get().isEmpty()) {
        entry.error(Code.EMPTY, "", "the name of an attribute");
      } else if (name.isPresent() && attributeList.contains(name.get())) {
        entry.errorAbout(Code.DUPLICATE, name.get(), "each attribute once");
      } else {
        name.ifPresent(attributeList::add);
      }
    }
    return attributeList;
  }

  ModeSource read(JsonValue mode, JsonFields fields, String owner) {
    String name = EffectReader.name(fields, EffectOpsReader.nameOfFile(mode));
    EffectReader effects = new EffectReader(owner, scope);
    List<Effect> effectList =
        fields.optional("effects").map(list -> effects.effects(list, "rule")).orElse(List.of());
    int maxTurns =
        fields
            .optional("max_turns")
            .map(value -> value.whole(1, Integer.MAX_VALUE))
            .orElse(OptionalInt.empty())
            .orElse(ModeSource.DEFAULT_MAX_TURNS);
    Overflow overflow =
        fields
            .optional("overflow")
            .flatMap(value -> value.word(EffectOpsWords.OVERFLOWS, Code.UNKNOWN_WORD))
            .orElse(Overflow.FAIL);
    fields.noOthers();
    return new ModeSource(name, scope.attributes(), effectList, maxTurns, overflow);
  }
}
