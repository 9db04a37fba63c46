package dev.runesheet.schema.shape;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Among;
import dev.runesheet.schema.AsList;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.NotRead;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.OtherForm;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Rest;
import dev.runesheet.schema.Rewriting;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import dev.runesheet.schema.Underscored;
import dev.runesheet.schema.ValueForm;
import dev.runesheet.spelling.CamelCase;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Titled;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The derivation of shapes from Java types: records, sealed interfaces of records, enums, lists,
 * maps, texts, numbers, flags.
 */
public final class Shapes {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The types whose shapes this thread is working out. */
  private static final ThreadLocal<Set<Class<?>>> WITHIN = ThreadLocal.withInitial(HashSet::new);

  private static final ClassValue<Shape> KNOWN =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          WITHIN.get().add(type);
          try {
            return make(type);
          } finally {
            WITHIN.get().remove(type);
          }
        }
      };

  private Shapes() {}

  /**
   * The shape of a record.
   *
   * @throws IllegalArgumentException if a component has a type that no shape has
   */
  public static Shape.Structure structure(Class<?> type) {
    return (Shape.Structure) of(type);
  }

  /** The shape of a record, a sealed interface of records, or an enum. */
  public static Shape of(Class<?> type) {
    return WITHIN.get().contains(type) ? new Shape.Recursive(type) : KNOWN.get(type);
  }

  private static Shape make(Class<?> type) {
    if (type.isEnum()) {
      Shape.Word word = word(type);
      return type.isAnnotationPresent(Underscored.class) ? underscored(word) : word;
    }
    Form form = type.getAnnotation(Form.class);
    if (form != null) {
      return new Shape.Own((ValueForm<?>) instance(form.value()));
    }
    if (type.isSealed()) {
      return choice(type);
    }
    if (!type.isRecord()) {
      throw new IllegalArgumentException(
          "type " + type.getName() + " has no shape. Maybe make it a record or an enum.");
    }
    Shape.Structure structure = record(type);
    return type.isAnnotationPresent(AsList.class)
        ? new Shape.Tuple(structure, unknown(type, Code.POSITION))
        : structure;
  }

  private static Shape.Word word(Class<?> type) {
    Map<String, Object> constants = new LinkedHashMap<>();
    for (Object constant : type.getEnumConstants()) {
      constants.put(wordOf((Enum<?>) constant), constant);
    }
    return new Shape.Word(constants, unknown(type, Code.UNKNOWN_WORD));
  }

  private static String wordOf(Enum<?> constant) {
    Named named = annotation(constant, Named.class);
    if (named != null) {
      return named.value();
    }
    return constant instanceof Titled titled
        ? titled.title()
        : constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The annotation at an enum's constant; null if there is none. */
  /** An annotation of a constant, such as the label of its column; null if it has none. */
  public static <A extends Annotation> A annotation(Enum<?> constant, Class<A> type) {
    try {
      return constant.getDeclaringClass().getField(constant.name()).getAnnotation(type);
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Shape.Word underscored(Shape.Word all) {
    Map<String, Object> constants = new LinkedHashMap<>();
    all.constants().forEach((word, one) -> constants.put(word.replace(' ', '_'), one));
    return new Shape.Word(constants, all.unknown());
  }

  private static Shape.Word among(Shape.Word all, Among some) {
    Map<String, Object> constants = new LinkedHashMap<>();
    for (String word : some.value()) {
      constants.put(word, Objects.requireNonNull(all.constants().get(word), word));
    }
    return new Shape.Word(constants, all.unknown());
  }

  private static Code unknown(Class<?> type, Code otherwise) {
    Reports reports = type.getAnnotation(Reports.class);
    return reports == null ? otherwise : reports.value();
  }

  private static Shape choice(Class<?> type) {
    Tag tag = type.getAnnotation(Tag.class);
    boolean underscored = type.isAnnotationPresent(Underscored.class);
    Map<String, Shape.Structure> cases = new LinkedHashMap<>();
    for (Class<?> one : type.getPermittedSubclasses()) {
      Shape.Structure structure = record(one);
      Named named = one.getAnnotation(Named.class);
      String own = Capital.small(one.getSimpleName());
      String usual = underscored ? CamelCase.words(own).replace(' ', '_') : own;
      String word = named == null ? usual : named.value();
      List<String> words =
          tag == null
              ? List.of(structure.fields().get(0).name())
              : structure.wordsOf(tag.value()).orElse(List.of(word));
      words.forEach(each -> cases.put(each, structure));
    }
    return new Shape.Choice(
        type, tag == null ? "" : tag.value(), cases, unknown(type, Code.UNKNOWN_WORD));
  }

  private static Shape.Structure record(Class<?> type) {
    boolean partial = type.isAnnotationPresent(Partial.class);
    List<Shape.Field> fields = new ArrayList<>();
    for (RecordComponent component : RecordClass.of(type).components()) {
      fields.add(field(component, partial));
    }
    ShortForm bare = type.getAnnotation(ShortForm.class);
    OtherForm other = type.getAnnotation(OtherForm.class);
    Shape.Forms forms =
        new Shape.Forms(
            bare == null ? "" : bare.value(),
            bare != null && bare.usual(),
            Optional.ofNullable(other).map(one -> (Rewriting) instance(one.value())));
    NotRead unread = type.getAnnotation(NotRead.class);
    return new Shape.Structure(
        type, doc(type), fields, forms, unread == null ? List.of() : List.of(unread.value()));
  }

  private static Object instance(Class<?> type) {
    try {
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          type + " cannot be made. Maybe it needs an empty constructor.", e);
    }
  }

  private static Shape.Field field(RecordComponent component, boolean partial) {
    Named named = component.getAnnotation(Named.class);
    Default otherwise = component.getAnnotation(Default.class);
    OrNull none = component.getAnnotation(OrNull.class);
    Class<?> type = component.getType();
    boolean collection = type == List.class || type == Map.class;
    boolean inline = component.isAnnotationPresent(Inline.class);
    boolean optional =
        collection || inline || otherwise != null || type == Optional.class || isPlace(type);
    boolean required = component.isAnnotationPresent(Required.class) || !partial && !optional;
    Rest rest = component.getAnnotation(Rest.class);
    Shape shape =
        rest == null ? shape(component.getAnnotatedType()) : new Shape.Others(rest.value());
    return new Shape.Field(
        component,
        named == null ? component.getName() : named.value(),
        doc(component),
        inline && shape instanceof Shape.Tuple tuple ? tuple.of() : shape,
        required,
        Optional.ofNullable(otherwise).map(Shapes::json),
        none == null ? "" : none.value(),
        inline,
        column(component, shape));
  }

  private static boolean isPlace(Class<?> type) {
    return type == SourceLocation.class || type == Places.class;
  }

  private static JsonNode json(Default otherwise) {
    try {
      return JSON.readTree(otherwise.value());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "default '" + otherwise.value() + "' is not JSON. Maybe it lacks its quotes.", e);
    }
  }

  /** The values of a map of records are shown by their own labels, unless it has a template. */
  private static Shape.Column column(RecordComponent component, Shape shape) {
    Label label = component.getAnnotation(Label.class);
    boolean records = shape instanceof Shape.Mapped map && map.value() instanceof Shape.Structure;
    String usual = records ? "{field}" : title(component.getName());
    String words = label == null || label.value().isEmpty() ? usual : label.value();
    String note = shape instanceof Shape.Structure ? "" : doc(component);
    return new Shape.Column(
        words,
        label == null || label.note().isEmpty() ? note : label.note(),
        label == null ? "" : label.tells(),
        label != null && label.usual(),
        label != null && label.hidden()
            || shape instanceof Shape.Others
            || shape instanceof Shape.Place,
        label == null ? 0 : label.columns());
  }

  private static String doc(AnnotatedElement element) {
    Doc doc = element.getAnnotation(Doc.class);
    return doc == null ? "" : doc.value();
  }

  private static Shape shape(AnnotatedType annotated) {
    Type type = annotated.getType();
    Class<?> raw = (Class<?>) (type instanceof ParameterizedType of ? of.getRawType() : type);
    if (raw == Optional.class) {
      refuseSize(annotated);
      return shape(argument(annotated, 0));
    }
    if (raw == Later.class) {
      return shape(argument(annotated, 0));
    }
    if (raw != String.class && annotated.isAnnotationPresent(Ref.class)) {
      return new Shape.Raw(annotated.getAnnotation(Ref.class).value());
    }
    if (raw == List.class) {
      return listed(annotated);
    }
    if (raw == Map.class) {
      return new Shape.Mapped(shape(argument(annotated, 0)), shape(argument(annotated, 1)));
    }
    return number(raw, annotated)
        .or(() -> plain(raw, annotated))
        .orElseGet(() -> declared(raw, annotated));
  }

  private static Optional<Shape> number(Class<?> raw, AnnotatedType annotated) {
    if (raw == int.class || raw == Integer.class) {
      Range range = annotated.getAnnotation(Range.class);
      return Optional.of(
          range == null
              ? new Shape.Whole(Integer.MIN_VALUE, Integer.MAX_VALUE)
              : new Shape.Whole(range.min(), range.max()));
    }
    if (raw == long.class) {
      return Optional.of(new Shape.Own(new Count()));
    }
    boolean decimal = raw == double.class || raw == Double.class;
    return decimal ? Optional.of(new Shape.Decimal()) : Optional.empty();
  }

  private static Optional<Shape> plain(Class<?> raw, AnnotatedType annotated) {
    if (raw == String.class) {
      Ref ref = annotated.getAnnotation(Ref.class);
      return Optional.of(ref == null ? new Shape.Text() : new Shape.Name(ref.value()));
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return Optional.of(new Shape.Flag());
    }
    if (isPlace(raw)) {
      return Optional.of(new Shape.Place());
    }
    boolean json = raw == JsonValue.class || raw == JsonNode.class;
    return json ? Optional.of(new Shape.Raw("")) : Optional.empty();
  }

  private static void refuseSize(AnnotatedType optional) {
    if (optional.isAnnotationPresent(Size.class)) {
      throw new IllegalArgumentException(
          "size of " + optional + " is that of an optional. Maybe it belongs to the list in it.");
    }
  }

  private static Shape listed(AnnotatedType list) {
    Size size = list.getAnnotation(Size.class);
    boolean distinct = list.isAnnotationPresent(Distinct.class);
    Shape element = shape(argument(list, 0));
    return size == null
        ? new Shape.Listed(element, -1, false, false, false, "entries", distinct)
        : new Shape.Listed(
            element,
            size.value(),
            size.orFewer(),
            size.orMore(),
            size.orOne(),
            size.of(),
            distinct);
  }

  /** The shape of a type that is declared by itself. */
  private static Shape declared(Class<?> raw, AnnotatedType annotated) {
    Shape shape = of(raw);
    if (annotated.isAnnotationPresent(Underscored.class)) {
      shape = underscored((Shape.Word) shape);
    }
    Among among = annotated.getAnnotation(Among.class);
    return among == null ? shape : among((Shape.Word) shape, among);
  }

  private static AnnotatedType argument(AnnotatedType type, int place) {
    return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[place];
  }

  /** A name in words: {@code turnNumber} becomes {@code Turn number}. */
  static String title(String name) {
    return Capital.first(CamelCase.words(name));
  }
}
