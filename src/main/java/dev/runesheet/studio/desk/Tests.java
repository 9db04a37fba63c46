package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.watch.WatchSession;
import dev.runesheet.testing.suite.TestCase;
import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The scenarios of a game and how they came out last.
 *
 * @param cases all of them by name, in the order of their files
 * @param results what is wrong with each that was played, or that it passed
 */
public record Tests(Map<String, TestCase> cases, Map<String, String> results) {

  /** No scenarios. */
  static final Tests NONE = new Tests(Map.of(), Map.of());

  /** The numbers of those that passed, failed, and are still to be played. */
  ObjectNode summary() {
    long passed = results.values().stream().filter(WatchSession.PASSED::equals).count();
    return Json.object()
        .put("passed", passed)
        .put("failed", results.size() - passed)
        .put("waiting", cases.size() - results.size());
  }

  /** All of them with their results. */
  public ArrayNode toJson() {
    return toJson(one -> true);
  }

  /** The tests that name something by one of some words, with their results. */
  public ArrayNode naming(Collection<String> words) {
    Predicate<String> said = WordSearch.saying(words);
    return toJson(
        one ->
            one instanceof TestCase.OfScenario scenario
                ? said.test(scenario.scenario().source().node().toString())
                : words.stream().anyMatch(one::mentions));
  }

  private ArrayNode toJson(Predicate<TestCase> wanted) {
    ArrayNode list = Json.list();
    cases.forEach(
        (name, one) -> {
          if (wanted.test(one)) {
            ObjectNode test = list.addObject().put("name", name).put("file", one.file());
            String result = results.get(name);
            test.put("title", name.substring(Math.min(name.length(), one.file().length() + 2)));
            test.put("state", state(result));
            test.put("result", result == null || isGood(result) ? "" : result);
            test.put("place", place(one));
          }
        });
    return list;
  }

  private static String state(String result) {
    return result == null ? "waiting" : isGood(result) ? "passed" : "failed";
  }

  private static boolean isGood(String result) {
    return result.equals(WatchSession.PASSED);
  }

  /** Its place: a file and a cell or a pointer. */
  private static String place(TestCase one) {
    return one instanceof TestCase.OfScenario scenario
        ? scenario.scenario().source().location().place().toString()
        : "";
  }
}
