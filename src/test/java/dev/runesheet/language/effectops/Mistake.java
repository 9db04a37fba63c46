package dev.runesheet.language.effectops;

import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * A source with one mistake.
 *
 * @param text a hero, or a mode if it has a list of attributes
 * @param code what the reader must report
 * @param pointer where
 * @param seen whether the schema sees it too; it does not know a mode's attributes
 */
record Mistake(String text, Code code, String pointer, boolean seen) {

  private static final String PROGRAM = "/abilities/0/program/0";
  private static final String ONE = "{'kind': 'CONST', 'value': 1}";

  /** Mistakes of every kind that authors make. */
  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    ops(all);
    values(all);
    triggers(all);
    heroes(all);
    modes(all);
    return all;
  }

  boolean isMode() {
    return text.startsWith("{\"attributes\": [") || text.startsWith("{\"attributes\": \"");
  }

  private static void ops(List<Mistake> all) {
    op(all, "{'op': 'DAMGE', 'target': 'SELF', 'amount': 1}", Code.UNKNOWN_VERB, "/op");
    op(all, "{'op': 'damage', 'target': 'SELF', 'amount': 1}", Code.UNKNOWN_VERB, "/op");
    op(all, "{'op': 'IF_GE', 'lhs': 1, 'rhs': 1, 'then': []}", Code.UNKNOWN_VERB, "/op");
    op(all, "{'op': ''}", Code.UNKNOWN_VERB, "/op");
    op(all, "{'op': 3}", Code.WRONG_TYPE, "/op");
    op(all, "{'op': null}", Code.WRONG_TYPE, "/op");
    op(all, "{}", Code.MISSING_FIELD, "");
    op(all, "'END'", Code.WRONG_TYPE, "");
    op(all, "[]", Code.WRONG_TYPE, "");
    op(all, "{'op': 'END', 'target': 'SELF'}", Code.UNKNOWN_FIELD, "/target");
    op(all, "{'op': 'PASS', 'x': 1}", Code.UNKNOWN_FIELD, "/x");
    op(all, "{'op': 'WIN'}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'LOSE', 'target': 'self'}", Code.UNKNOWN_TARGET, "/target");
    op(all, "{'op': 'LOSE', 'target': 0}", Code.WRONG_TYPE, "/target");
    op(all, "{'op': 'DAMAGE', 'amount': 1}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'DAMAGE', 'target': 'SELF'}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'HEAL', 'target': 'ENEMY', 'amount': 1}", Code.UNKNOWN_TARGET, "/target");
    op(all, "{'op': 'HEAL', 'target': 'SELF', 'amount': '1'}", Code.WRONG_TYPE, "/amount");
    op(all, "{'op': 'HEAL', 'target': 'SELF', 'amount': 7}", Code.WRONG_TYPE, "/amount");
    op(all, "{'op': 'HEAL', 'target': 'SELF', 'amount': 1, 'lo': 1}", Code.UNKNOWN_FIELD, "/lo");
    op(all, "{'op': 'SET_ATTR', 'target': 'SELF', 'value': 1}", Code.MISSING_FIELD, "");
    op(
        all,
        "{'op': 'SET_ATTR', 'target': 'SELF', 'attr': 0, 'value': 1}",
        Code.WRONG_TYPE,
        "/attr");
    op(all, "{'op': 'SET_ATTR', 'target': 'SELF', 'attr': 'mana'}", Code.MISSING_FIELD, "");
    op(
        all,
        "{'op': 'CLAMP_ATTR', 'target': 'SELF', 'attr': 'mana', 'lo': 1}",
        Code.MISSING_FIELD,
        "");
    op(all, "{'op': 'IF_GT', 'lhs': 1, 'then': []}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'IF_LT', 'rhs': 1, 'then': []}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'IF_EQ', 'lhs': 1, 'rhs': 1}", Code.MISSING_FIELD, "");
    op(all, "{'op': 'IF_EQ', 'lhs': 1, 'rhs': 1, 'then': {}}", Code.WRONG_TYPE, "/then");
    op(
        all,
        "{'op': 'IF_EQ', 'lhs': 1, 'rhs': 1, 'then': [], 'else': null}",
        Code.WRONG_TYPE,
        "/else");
    op(
        all,
        "{'op': 'IF_EQ', 'lhs': 1, 'rhs': 1, 'then': [], 'els': []}",
        Code.UNKNOWN_FIELD,
        "/els");
    op(
        all,
        "{'op': 'IF_EQ', 'lhs': 1, 'rhs': 1, 'then': [{'op': 'STOP'}]}",
        Code.UNKNOWN_VERB,
        "/then/0/op");
    String unknown = "{'op': 'ADD_ATTR', 'target': 'SELF', 'attr': 'mann', 'delta': 1}";
    all.add(hidden(Texts.hero(json(unknown)), Code.UNKNOWN_STAT, PROGRAM + "/attr"));
  }

  private static void op(List<Mistake> all, String op, Code code, String pointer) {
    all.add(new Mistake(Texts.hero(json(op)), code, PROGRAM + pointer, true));
  }

  private static void values(List<Mistake> all) {
    value(all, "{'value': 1}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'CONSTANT', 'value': 1}", Code.UNKNOWN_KIND, "/kind");
    value(all, "{'kind': 1}", Code.WRONG_TYPE, "/kind");
    value(all, "{'kind': 'CONST'}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'CONST', 'value': true}", Code.WRONG_TYPE, "/value");
    value(all, "{'kind': 'CONST', 'value': 'five'}", Code.WRONG_TYPE, "/value");
    value(all, "{'kind': 'CONST', 'value': 1, 'sides': 2}", Code.UNKNOWN_FIELD, "/sides");
    value(all, "{'kind': 'ATTR', 'attr': 'mana'}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'ATTR', 'target': 'ME', 'attr': 'mana'}", Code.UNKNOWN_TARGET, "/target");
    value(all, "{'kind': 'CTX', 'key': 'CTX_ATTR_OLD'}", Code.UNKNOWN_KEY, "/key");
    value(all, "{'kind': 'CTX', 'key': 1}", Code.WRONG_TYPE, "/key");
    value(all, "{'kind': 'ROLL', 'sides': 0}", Code.OUT_OF_RANGE, "/sides");
    value(all, "{'kind': 'ROLL', 'sides': -6}", Code.OUT_OF_RANGE, "/sides");
    value(all, "{'kind': 'ROLL', 'sides': 2.5}", Code.WRONG_TYPE, "/sides");
    value(all, "{'kind': 'ROLL', 'sides': true}", Code.WRONG_TYPE, "/sides");
    value(all, "{'kind': 'ROLL', 'sides': 3000000000}", Code.OUT_OF_RANGE, "/sides");
    value(
        all, "{'kind': 'ROLL', 'sides': {'kind': 'CONST', 'value': 6}}", Code.WRONG_TYPE, "/sides");
    value(all, "{'kind': 'ROLL'}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'ADD', 'a': {'kind': 'ROLL', 'sides': 1}}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'MIN', 'b': {'kind': 'ROLL', 'sides': 1}}", Code.MISSING_FIELD, "");
    value(all, "{'kind': 'ABS', 'a': {'kind': 'SQRT'}}", Code.UNKNOWN_KIND, "/a/kind");
    value(all, "{'kind': 'ABS', 'a': 3}", Code.WRONG_TYPE, "/a");
    String delta = PROGRAM + "/delta";
    String unknown = json("{'kind': 'ATTR', 'target': 'SELF', 'attr': 'rage'}");
    all.add(hidden(Texts.valued(unknown), Code.UNKNOWN_STAT, delta + "/attr"));
    String large = json("{'kind': 'CONST', 'value': 1e999}");
    all.add(hidden(Texts.valued(large), Code.OUT_OF_RANGE, delta + "/value"));
  }

  private static void value(List<Mistake> all, String value, Code code, String pointer) {
    all.add(new Mistake(Texts.valued(json(value)), code, PROGRAM + "/delta" + pointer, true));
  }

  private static void triggers(List<Mistake> all) {
    trigger(all, "{'type': 'ON_TURN'}", Code.UNKNOWN_TRIGGER, "/type");
    trigger(all, "{'type': 'ON_ATTRIBUTE_CHANGE(health)'}", Code.UNKNOWN_TRIGGER, "/type");
    trigger(all, "{'type': 1}", Code.WRONG_TYPE, "/type");
    trigger(all, "{}", Code.MISSING_FIELD, "");
    trigger(all, "'ON_TURN_START'", Code.WRONG_TYPE, "");
    trigger(all, "{'type': 'ON_TURN_START', 'attr': 'mana'}", Code.UNKNOWN_FIELD, "/attr");
    trigger(all, "{'type': 'ON_ATTRIBUTE_CHANGE'}", Code.MISSING_FIELD, "");
    trigger(all, "{'type': 'ON_ATTRIBUTE_CHANGE', 'attr': 1}", Code.WRONG_TYPE, "/attr");
    String unknown = json("{'type': 'ON_ATTRIBUTE_CHANGE', 'attr': 'rage'}");
    all.add(hidden(Texts.triggered(unknown), Code.UNKNOWN_STAT, "/effects/0/trigger/attr"));
  }

  private static void trigger(List<Mistake> all, String trigger, Code code, String pointer) {
    String text = Texts.triggered(json(trigger));
    all.add(new Mistake(text, code, "/effects/0/trigger" + pointer, true));
  }

  private static void heroes(List<Mistake> all) {
    String one = "'abilities': [{'program': []}]";
    whole(all, "{'abilities': []}", Code.EMPTY, "/abilities");
    whole(all, "{'name': 'x'}", Code.MISSING_FIELD, "");
    whole(all, "{'abilities': {}}", Code.WRONG_TYPE, "/abilities");
    whole(all, "{'abilities': ['x']}", Code.WRONG_TYPE, "/abilities/0");
    whole(all, "{'abilities': [{'name': 'x'}]}", Code.MISSING_FIELD, "/abilities/0");
    whole(
        all,
        "{'abilities': [{'program': [], 'cost': 3}]}",
        Code.UNKNOWN_FIELD,
        "/abilities/0/cost");
    whole(
        all, "{'abilities': [{'program': [], 'tags': 'x'}]}", Code.WRONG_TYPE, "/abilities/0/tags");
    whole(
        all,
        "{'abilities': [{'program': [], 'tags': [1]}]}",
        Code.WRONG_TYPE,
        "/abilities/0/tags/0");
    whole(all, "{'name': 7, " + one + "}", Code.WRONG_TYPE, "/name");
    whole(all, "{'name': null, " + one + "}", Code.WRONG_TYPE, "/name");
    whole(all, "{'level': 7, " + one + "}", Code.UNKNOWN_FIELD, "/level");
    whole(all, "{'attributes': {'mana': '5'}, " + one + "}", Code.WRONG_TYPE, "/attributes/mana");
    whole(all, "{'attributes': {'mana': true}, " + one + "}", Code.WRONG_TYPE, "/attributes/mana");
    whole(all, "{'effects': {}, " + one + "}", Code.WRONG_TYPE, "/effects");
    whole(all, "{'effects': [{'program': []}], " + one + "}", Code.MISSING_FIELD, "/effects/0");
    whole(
        all,
        "{'effects': [{'trigger': {'type': 'ON_TURN_END'}}], " + one + "}",
        Code.MISSING_FIELD,
        "/effects/0");
    whole(all, "5", Code.WRONG_TYPE, "");
    whole(all, "[]", Code.WRONG_TYPE, "");
    String unknown = json("{'attributes': {'rage': 5}, " + one + "}");
    all.add(hidden(unknown, Code.UNKNOWN_STAT, "/attributes/rage"));
    String large = json("{'attributes': {'mana': -1e999}, " + one + "}");
    all.add(hidden(large, Code.OUT_OF_RANGE, "/attributes/mana"));
  }

  private static void modes(List<Mistake> all) {
    whole(all, "{'attributes': []}", Code.EMPTY, "/attributes");
    whole(all, "{'attributes': 'health'}", Code.WRONG_TYPE, "/attributes");
    whole(all, "{'attributes': [1]}", Code.WRONG_TYPE, "/attributes/0");
    whole(all, "{'attributes': ['']}", Code.EMPTY, "/attributes/0");
    whole(all, "{'attributes': ['a', 'b', 'a']}", Code.DUPLICATE, "/attributes/2");
    whole(all, "{'attributes': ['a'], 'max_turns': 0}", Code.OUT_OF_RANGE, "/max_turns");
    whole(all, "{'attributes': ['a'], 'max_turns': 1.5}", Code.WRONG_TYPE, "/max_turns");
    whole(all, "{'attributes': ['a'], 'max_turns': '9'}", Code.WRONG_TYPE, "/max_turns");
    whole(all, "{'attributes': ['a'], 'max_turn': 9}", Code.UNKNOWN_FIELD, "/max_turn");
    whole(all, "{'attributes': ['a'], 'overflow': 'Fail'}", Code.UNKNOWN_WORD, "/overflow");
    whole(all, "{'attributes': ['a'], 'effects': [3]}", Code.WRONG_TYPE, "/effects/0");
    for (String op : List.of("DAMAGE", "HEAL")) {
      String rule =
          "{'trigger': {'type': 'ON_TURN_END'}, 'program': [{'op': '"
              + op
              + "', 'target': 'SELF', 'amount': 1}]}";
      String mode = json("{'attributes': ['a'], 'effects': [" + rule + "]}");
      all.add(hidden(mode, Code.UNKNOWN_STAT, "/effects/0/program/0/op"));
    }
  }

  private static void whole(List<Mistake> all, String text, Code code, String pointer) {
    all.add(new Mistake(json(text), code, pointer, true));
  }

  private static Mistake hidden(String text, Code code, String pointer) {
    return new Mistake(text, code, pointer, false);
  }

  /** Single quotes for double, and a bare 1 as a ValueSpec. */
  private static String json(String text) {
    return text.replaceAll("'(amount|value|delta|lo|hi|lhs|rhs)': 1(?=[,}])", "'$1': " + ONE)
        .replace("'kind': 'CONST', 'value': " + ONE, "'kind': 'CONST', 'value': 1")
        .replace('\'', '"');
  }
}
