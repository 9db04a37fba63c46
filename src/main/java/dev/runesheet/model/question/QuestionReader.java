package dev.runesheet.model.question;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec.Bound;
import dev.runesheet.model.question.QuestionSpec.Column;
import dev.runesheet.model.question.QuestionSpec.Holds;
import dev.runesheet.model.question.QuestionSpec.Limit;
import dev.runesheet.model.question.QuestionSpec.Need;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.model.question.QuestionSpec.Use;
import dev.runesheet.model.verb.Choices;
import dev.runesheet.spelling.CamelCase;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.Compares;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reader of the declaration of a question from its class. */
final class QuestionReader {

  private static final Object[] NONE = {};

  /** The noun of texts of no list: authors do not know how a method calls them. */
  private static final String TEXT = "text";

  private final Class<?> type;
  private final ColumnMethods methods;

  QuestionReader(Class<?> type) {
    this.type = type;
    this.methods = new ColumnMethods(type);
  }

  QuestionSpec read() {
    DecisionTable question = type.getAnnotation(DecisionTable.class);
    if (question == null) {
      throw refused("has no @DecisionTable. Maybe the annotation was forgotten.");
    }
    requirePublic(type);
    if (type.getTypeParameters().length > 0) {
      throw refused("is generic, and rules cannot say of which types.");
    }
    List<Column> columns = new ArrayList<>();
    methods.inputs().forEach(method -> columns.add(asked(method)));
    methods.answers().forEach(method -> columns.add(said(method, List.copyOf(columns))));
    if (columns.isEmpty()) {
      throw refused("has no method with @InputColumn or @OutputColumn.");
    }
    QuestionSpec spec =
        new QuestionSpec(
            question.title(),
            question.family(),
            question.doc(),
            question.rows(),
            question.exceptions(),
            question.rules(),
            type.getCanonicalName(),
            columns);
    new QuestionCheck(spec).check();
    return spec;
  }

  /** Checks that a class is public, since rules are in packages of their own. */
  private void requirePublic(Class<?> seen) {
    Class<?> hidden = ColumnMethods.hidden(seen);
    if (hidden != null) {
      throw refused("needs " + hidden.getSimpleName() + " to be public, or rules cannot see it.");
    }
  }

  private static InputColumn asks(Method method) {
    return method.getAnnotation(InputColumn.class);
  }

  private static OutputColumn says(Method method) {
    return method.getAnnotation(OutputColumn.class);
  }

  private Column asked(Method method) {
    InputColumn asks = asks(method);
    boolean property = method.getParameterCount() == 0;
    if (!property && method.getReturnType() != boolean.class) {
      throw refused(method, "has parameters and gives no boolean.");
    }
    if (!property) {
      requireNoCell(method);
      requireUntaken(method, method.getName());
    }
    List<Part> parts =
        property
            ? List.of(part(method, method.getGenericReturnType(), method, property(method)))
            : parts(method);
    if (!property && parts.stream().anyMatch(Part::isConstant)) {
      throw refused(method, "takes a constant. Maybe take a String, with @Cell(list = …).");
    }
    return new Column(
        property ? Use.PROPERTY : Use.TEST,
        property ? property(method) : method.getName(),
        asks.label(),
        asks.doc(),
        asks.required(),
        "",
        parts,
        limits(method, parts),
        List.of(),
        bound(method));
  }

  private Column said(Method method, List<Column> others) {
    if (method.getReturnType() != void.class) {
      throw refused(method, "says something and gives a result.");
    }
    requireNoCell(method);
    OutputColumn says = says(method);
    List<Part> parts = parts(method);
    return new Column(
        Use.ANSWER,
        method.getName(),
        says.label(),
        says.doc(),
        says.required(),
        says.otherwise(),
        parts,
        limits(method, parts),
        needed(method, others),
        bound(method));
  }

  private List<Need> needed(Method method, List<Column> others) {
    List<Need> needs = new ArrayList<>();
    for (NeededFor needed : method.getAnnotationsByType(NeededFor.class)) {
      List<String> words = cases(needed.asked(), needed.words(), others);
      List<String> except = List.of(needed.except());
      if (!words.containsAll(except)) {
        throw refused(method, "excepts " + except + " of the cases " + words + ".");
      }
      List<Limit> of = new ArrayList<>();
      of.add(new Limit("", needed.asked(), without(words, except)));
      for (NeededFor.With with : needed.with()) {
        of.add(new Limit("", with.asked(), cases(with.asked(), with.words(), others)));
      }
      needs.add(new Need(of));
    }
    return needs;
  }

  /** The words that are given, or else all of the property. */
  private static List<String> cases(String asked, String[] given, List<Column> others) {
    return given.length > 0
        ? List.of(given)
        : others.stream()
            .filter(one -> one.use() == Use.PROPERTY && one.member().equals(asked))
            .flatMap(one -> one.parts().stream())
            .flatMap(part -> part.words().stream())
            .toList();
  }

  private static List<String> without(List<String> words, List<String> except) {
    return words.stream().filter(word -> !except.contains(word)).toList();
  }

  private static Optional<Bound> bound(Method method) {
    return Optional.ofNullable(method.getAnnotation(Compares.class))
        .map(compares -> new Bound(compares.asked(), compares.relation()));
  }

  private List<Part> parts(Method method) {
    List<Part> parts = new ArrayList<>();
    for (Parameter parameter : method.getParameters()) {
      parts.add(part(method, parameter.getParameterizedType(), parameter, parameter.getName()));
    }
    long headed = parts.stream().filter(part -> !part.label().isEmpty()).count();
    if (headed > 0 && headed < parts.size()) {
      throw refused(method, "has a heading for some parts only.");
    }
    return parts;
  }

  /** Checks that nothing is said of a cell at a method, where its parameters are the cell. */
  private void requireNoCell(Method method) {
    if (method.isAnnotationPresent(Cell.class)) {
      throw refused(method, "has @Cell, which belongs to its parameters.");
    }
  }

  private Part part(Method method, Type declared, AnnotatedElement element, String name) {
    boolean several = declared instanceof ParameterizedType type && type.getRawType() == List.class;
    Class<?> of =
        plain(
            method,
            several ? ((ParameterizedType) declared).getActualTypeArguments()[0] : declared);
    if (several && (!of.isEnum() || method.getParameterCount() != 1)) {
      throw refused(method, "has a list that is not its only part, or not of an enum.");
    }
    Cell cell = element.getAnnotation(Cell.class);
    String list = cell == null || cell.list().isEmpty() ? noun(of, name) : cell.list();
    Holds holds = several ? Holds.WORDS : holds(method, of, cell);
    if (cell != null) {
      CellFit.mistake(cell, holds, of.isEnum())
          .ifPresent(
              why -> {
                throw refused(method, "has @Cell with " + why);
              });
    }
    return new Part(
        cell == null ? "" : cell.label(),
        holds,
        list,
        words(method, of, cell),
        of.isEnum() || holds == Holds.VALUE ? Optional.of(of) : Optional.empty(),
        cell == null ? -Double.MAX_VALUE : cell.min(),
        cell == null ? Double.MAX_VALUE : cell.max());
  }

  /** A declared type as a class; no cell holds a value of a type that has types itself. */
  private Class<?> plain(Method method, Type declared) {
    if (declared instanceof Class<?> of) {
      return of;
    }
    throw ofAnotherType(method, declared);
  }

  private Holds holds(Method method, Class<?> of, Cell cell) {
    if (of.isEnum()) {
      return Holds.WORD;
    }
    if (of == String.class) {
      Cell.Form form = cell == null ? Cell.Form.WORD : cell.form();
      return Holds.valueOf(form.name());
    }
    if (of == int.class) {
      return Holds.WHOLE;
    }
    if (of == double.class) {
      return Holds.NUMBER;
    }
    if (of.isAnnotationPresent(CellForm.class)) {
      requireFactory(method, of);
      return Holds.VALUE;
    }
    throw ofAnotherType(method, of);
  }

  private DeclarationMistake ofAnotherType(Method method, Type of) {
    return refused(
        method,
        "has a part of "
            + of.getTypeName()
            + ". Maybe use an enum, String, int, double or a class with @CellForm.");
  }

  private void requireFactory(Method method, Class<?> of) {
    requirePublic(of);
    try {
      Method factory = of.getMethod("of", String.class);
      if (factory.getReturnType() == of && Modifier.isStatic(factory.getModifiers())) {
        return;
      }
    } catch (NoSuchMethodException missing) {
      // Refused below.
    }
    throw refused(
        method,
        "has a part of "
            + of.getTypeName()
            + ", which has no public static "
            + of.getSimpleName()
            + " of(String).");
  }

  private List<String> words(Method method, Class<?> of, Cell cell) {
    List<String> only = cell == null ? List.of() : List.of(cell.only());
    List<String> all = of.isEnum() ? words(method, of) : List.of();
    if (!all.isEmpty() && !all.containsAll(only)) {
      throw refused(method, "has a cell for " + only + ", not all of them words of " + all + ".");
    }
    return only.isEmpty() ? all : only;
  }

  private List<String> words(Method method, Class<?> constants) {
    requirePublic(constants);
    if (!Word.class.isAssignableFrom(constants)) {
      throw refused(
          method, "uses " + constants.getName() + ", an enum that does not implement Word.");
    }
    try {
      return Choices.of(constants).words();
    } catch (IllegalArgumentException mistake) {
      throw refused(method, "uses an enum of which no cell can be: " + mistake.getMessage());
    }
  }

  private static List<Limit> limits(Method method, List<Part> parts) {
    List<Limit> limits = new ArrayList<>();
    for (Part part : parts) {
      Object[] constants = part.type().<Object[]>map(Class::getEnumConstants).orElse(NONE);
      for (Object constant : constants) {
        limit((Word) constant).ifPresent(limits::add);
      }
    }
    OnlyFor all = method.getAnnotation(OnlyFor.class);
    if (all != null) {
      limits.add(new Limit("", all.asked(), List.of(all.words())));
    }
    return limits;
  }

  private static Optional<Limit> limit(Word constant) {
    try {
      OnlyFor only =
          ((Enum<?>) constant)
              .getDeclaringClass()
              .getField(constant.name())
              .getAnnotation(OnlyFor.class);
      return Optional.ofNullable(only)
          .map(one -> new Limit(constant.word(), one.asked(), List.of(one.words())));
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The name of a getter's property, as rules write it. */
  private String property(Method getter) {
    String property =
        CamelCase.property(getter.getName())
            .orElseThrow(() -> refused(getter, "is no getter. Maybe call it get…."));
    requireUntaken(getter, property);
    methods.requireAlone(getter, property);
    return property;
  }

  private void requireUntaken(Method method, String name) {
    if (TakenNames.isTaken(name)) {
      throw refused(
          method,
          "asks for '" + name + "', a word of the language of rules. Maybe call it otherwise.");
    }
  }

  private static String noun(Class<?> of, String name) {
    String word = of.isEnum() ? of.getSimpleName() : of == String.class ? TEXT : name;
    return CamelCase.words(word);
  }

  private DeclarationMistake refused(Method method, String why) {
    return new DeclarationMistake(
        "method " + method.getName() + " of question (" + type.getName() + ") " + why);
  }

  private DeclarationMistake refused(String why) {
    return new DeclarationMistake("question (" + type.getName() + ") " + why);
  }
}
