package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.SourceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A condition of an effect's use.
 *
 * @param test what must hold
 * @param because why the effect cannot be used otherwise, in words for players
 * @param from where the file of effect types says it
 */
public record UseCondition(String test, String because, TemplatePart from) {

  /** Lines that are carried out only if all conditions hold then. */
  static List<LoweredEffects.Line> guard(
      List<UseCondition> conditions, List<LoweredEffects.Line> lines, SourceLocation place) {
    List<LoweredEffects.Line> guarded = lines;
    for (int i = conditions.size() - 1; i >= 0 && !lines.isEmpty(); i--) {
      guarded = List.of(conditions.get(i).guard(guarded, place));
    }
    return guarded;
  }

  private LoweredEffects.Line guard(List<LoweredEffects.Line> lines, SourceLocation place) {
    ObjectNode branch = JsonNodeFactory.instance.objectNode().put("if", test);
    branch.set("then", ParameterReader.lines(lines));
    Map<String, TemplatePart> parts = new LinkedHashMap<>();
    parts.put("/if", from);
    parts.putAll(LoweredEffects.Line.parts("/then", lines));
    return new LoweredEffects.Line(branch, place, parts);
  }
}
