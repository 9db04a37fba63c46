package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Problems of rules that lack a type only since Drools makes none of the declared types, of any
 * file, once the declaration of one is wrong: they say nothing beside that.
 */
final class MissingTypes {

  private static final Pattern DECLARATION =
      Pattern.compile(
          "Unable to resolve parent type |\\bin declared type \\w|circular dependency for type \\w");

  private static final Pattern LACKS =
      Pattern.compile(
          "(?:Unable to resolve (?:ObjectType|type)|Error importing :|Unable to find class"
              + "|Only a type can be imported\\.|The import)"
              + " '?(?:\\w+\\.)*+(\\w+)"
              + "|(\\w+) cannot be resolved to a type");

  private MissingTypes() {}

  /** The problems of files without those that follow from a wrong declaration. */
  static List<Problem> leftOut(List<Problem> problems, List<RuleSource> sources) {
    if (problems.stream().noneMatch(MissingTypes::isOfDeclaration)) {
      return problems;
    }
    Set<String> declared =
        sources.stream().flatMap(MissingTypes::types).collect(Collectors.toSet());
    return problems.stream()
        .filter(one -> isOfDeclaration(one) || names(one).noneMatch(declared::contains))
        .toList();
  }

  private static boolean isOfDeclaration(Problem one) {
    return DECLARATION.matcher(one.message()).find();
  }

  private static Stream<String> types(RuleSource source) {
    return Stream.of(source)
        .filter(file -> file.rules().isEmpty())
        .flatMap(file -> RuleParser.parse(null, file.drl()).stream())
        .flatMap(file -> file.getClassAndEnumDeclarationDescrs().stream())
        .map(type -> type.getTypeName());
  }

  /** The last parts of the names of the types that rules lack. */
  private static Stream<String> names(Problem one) {
    return LACKS
        .matcher(one.message())
        .results()
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1));
  }
}
