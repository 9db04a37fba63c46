package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.TypeDeclarationDescr;
import org.drools.drl.ast.descr.TypeFieldDescr;

/**
 * The problem of a declared type with a default value that does not fit its field: Drools makes a
 * class of it that Java refuses, and tells so at whatever first uses it.
 */
final class UnfitDefault {

  /** A constructor that Java refuses, as it tells that. */
  private static final Pattern REFUSED =
      Pattern.compile("Location: (?:[\\w$]+/)*([\\w$]+)\\.<init>\\(.*Exceeded max stack size");

  private static final Pattern PLAIN = Pattern.compile("-?[\\d.]+|true|false");

  private UnfitDefault() {}

  /** The problem at the declaration; empty if something else is told. */
  static Optional<Problem> of(Problem told, List<RuleSource> sources) {
    Matcher refused = REFUSED.matcher(told.message());
    return refused.find()
        ? sources.stream()
            .filter(source -> source.rules().isEmpty())
            .flatMap(source -> in(source, refused.group(1)))
            .findFirst()
        : Optional.empty();
  }

  private static Stream<Problem> in(RuleSource source, String type) {
    return RuleParser.parse(RuleCompiler.resource(source), source.drl()).stream()
        .flatMap(file -> file.getTypeDeclarations().stream())
        .filter(declared -> declared.getTypeName().equals(type))
        .map(declared -> problem(source, declared));
  }

  /** At the field if it alone has a default value that is no number, true or false. */
  private static Problem problem(RuleSource source, TypeDeclarationDescr type) {
    List<TypeFieldDescr> fields =
        type.getFields().values().stream()
            .filter(field -> field.getInitExpr() != null)
            .filter(field -> !PLAIN.matcher(field.getInitExpr().strip()).matches())
            .toList();
    if (fields.size() != 1) {
      return new Problem(
          source.name(),
          type.getLine(),
          String.format(
              Locale.ROOT,
              "type (%s) has a default value that does not fit its field",
              type.getTypeName()));
    }
    TypeFieldDescr field = fields.get(0);
    return new Problem(
        source.name(),
        Math.max(type.getLine(), field.getLine()),
        String.format(
            Locale.ROOT,
            "type (%s) has a default value that does not fit its field: %s : %s = %s",
            type.getTypeName(),
            field.getFieldName(),
            field.getPattern().getObjectType(),
            field.getInitExpr()));
  }
}
