package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A condition of an effect's use.
 *
 * @param test what must hold
 * @param because why the effect cannot be used otherwise, in words for players
 */
public record UseCondition(String test, String because) {

  /** Lines that are carried out only if all conditions hold then. */
  static List<Lowered.Line> guard(
      List<UseCondition> conditions, List<Lowered.Line> lines, SourceLocation place) {
    if (conditions.isEmpty() || lines.isEmpty()) {
      return lines;
    }
    ObjectNode branch = JsonNodeFactory.instance.objectNode().put("if", all(conditions));
    branch.set("then", ParameterReader.lines(lines));
    Map<String, Optional<JsonValue>> parts = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String entry = "/then/" + i;
      lines.get(i).parts().forEach((pointer, part) -> parts.put(entry + pointer, part));
    }
    return List.of(new Lowered.Line(branch, place, parts));
  }

  /** One condition for all of them. */
  private static String all(List<UseCondition> conditions) {
    return conditions.size() == 1
        ? conditions.get(0).test()
        : conditions.stream()
            .map(UseCondition::test)
            .collect(Collectors.joining(") and (", "(", ")"));
  }
}
