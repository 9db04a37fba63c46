package dev.runesheet.why;

import dev.runesheet.spelling.CamelCase;
import dev.runesheet.spelling.Word;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.kie.api.definition.rule.Rule;

/** A fact that was shown to rules for a moment so that they answer it. */
final class ConsultedFact {

  private final String words;
  private final List<Rule> rules = new ArrayList<>();
  private boolean ended;

  /** Stores the properties of a fact before rules answer it. */
  ConsultedFact(Object fact) {
    String type = CamelCase.words(fact.getClass().getSimpleName());
    words =
        properties(fact).entrySet().stream()
            .map(one -> one.getKey() + " " + one.getValue())
            .collect(Collectors.joining(", ", type + " (", ")"))
            .replace(" ()", "");
  }

  /** The properties that conditions of rules can read, by name. */
  private static Map<String, String> properties(Object fact) {
    Map<String, String> properties = new TreeMap<>();
    for (Method method : fact.getClass().getMethods()) {
      String name = method.getName();
      boolean getter = name.startsWith("get") && name.length() > 3 && !name.equals("getClass");
      if (getter && method.getParameterCount() == 0) {
        try {
          Object value = method.invoke(fact);
          String said = value instanceof Word word ? word.word() : String.valueOf(value);
          properties.put(CamelCase.words(name.substring(3)), said);
        } catch (IllegalAccessException | InvocationTargetException hidden) {
          // An unreadable property is left out.
        }
      }
    }
    return properties;
  }

  /** Records the firing of a rule; whether it answers this fact. */
  boolean answeredBy(Rule rule) {
    if (!ended) {
      rules.add(rule);
    }
    return !ended;
  }

  /** Ends the consultation: no more rules answer the fact. */
  void end() {
    ended = true;
  }

  boolean isAnswered() {
    return ended && !rules.isEmpty();
  }

  String words() {
    return words;
  }

  List<Rule> rules() {
    return rules;
  }
}
